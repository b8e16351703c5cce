// The languages of a run's input: of a project, and of a file without a session.
#pragma once

#include <filesystem>
#include <memory>

#include "hone/language_choice.h"

namespace hone {

/// The language of a project, whose files have languages of their own. Throws UserError.
ChosenLanguage chooseProjectLanguage(const LanguageChoice& choice);

/// Of a file, without a session: writes the note to standard error, unless `quiet`.
std::shared_ptr<Language> chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input, bool quiet);

}  // namespace hone
