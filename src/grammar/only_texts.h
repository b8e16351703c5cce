// Finds the tokens that have only one text (keywords, brackets, most operators), and those that are quoted.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grammar/grammar.h"

namespace hone {

/// By token type: its text in UTF-8, if the lexer's rules for it allow exactly one. O(network).
std::vector<std::optional<std::string>> onlyTexts(const Grammar& grammar);

/// The same, but texts that differ only in the case of ASCII letters count as one, in lower case. O(network).
std::vector<std::optional<std::string>> onlyWords(const Grammar& grammar);

/// True if the texts of the token type are single characters, whatever they mean: letters, digits, signs and controls.
/// O(network).
bool isAnyCharacter(const Grammar& grammar, Symbol type);

/// By token type: true if all its texts begin with a quotation mark, as those of string literals do. O(network).
std::vector<bool> quotedTokens(const Grammar& grammar);

}  // namespace hone
