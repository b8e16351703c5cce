// The tokens that have only one text: keywords, brackets, most operators.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grammar/grammar.h"

namespace hone {

/// By token type: its text in UTF-8, if the lexer's rules for it allow just that one. O(network).
std::vector<std::optional<std::string>> onlyTexts(const Grammar& grammar);

/// The same where the letters of ASCII in it may be small or capital; in small letters then. O(network).
std::vector<std::optional<std::string>> onlyWords(const Grammar& grammar);

}  // namespace hone
