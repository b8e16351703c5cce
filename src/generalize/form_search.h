// Finds what a token's text must be like, character by character (pattern/text_form.h).
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "pattern/text_form.h"

namespace hone {

enum class TextVerdict : uint8_t {
  fails,
  passes,
  refused,      ///< by the program
  impossible,   ///< there is no such token
  interrupted,  ///< a limit struck
};

/// First the text is made as short as it can be while it fails. Then other characters are tried in the place of each
/// that is left, and between them: one of each class, and all of a class where two of it differ. What can't be tried is
/// no part of the form between two characters, and is no restriction either. nullopt where too much of the text is
/// needed to say it in this way, or a limit struck.
std::optional<TextForm> findForm(std::string text, const std::function<TextVerdict(const std::string&)>& ask);

}  // namespace hone
