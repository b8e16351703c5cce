// Opens what other runs have found, a pattern or a model, together with its language.
#pragma once

#include <filesystem>

#include "explain/predictor.h"
#include "hone/language_choice.h"
#include "pattern/pattern.h"

namespace hone {

/// `language`: needed if the pattern is for the user's own grammar, else empty. Throws UserError.
Pattern loadPattern(const std::filesystem::path& file, const LanguageChoice& language);

/// If `choice` names a language, it replaces the model's own. Throws UserError.
Predictor openModelFile(const std::filesystem::path& file, const LanguageChoice& choice);

}  // namespace hone
