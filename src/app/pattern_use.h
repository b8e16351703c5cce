// Loads a pattern from a file, together with its language.
#pragma once

#include <filesystem>

#include "hone/language_choice.h"
#include "pattern/pattern.h"

namespace hone {

/// `language`: needed if the pattern is for the user's own grammar, else empty. Throws UserError.
Pattern loadPattern(const std::filesystem::path& file, const LanguageChoice& language);

}  // namespace hone
