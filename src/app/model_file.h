// Opens a model of `hone explain`, together with its language.
#pragma once

#include <filesystem>

#include "explain/predictor.h"
#include "hone/language_choice.h"

namespace hone {

/// If `choice` names a language, it replaces the model's own. Throws UserError.
Predictor openModelFile(const std::filesystem::path& file, const LanguageChoice& choice);

}  // namespace hone
