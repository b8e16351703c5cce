// The languages of a run's input: of a project, and of a file without a session.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "hone/language_choice.h"

namespace hone {

/// The language of a project (text/archive.h), whose files have languages of their own. Throws UserError. O(bytes).
ChosenLanguage chooseProjectLanguage(const LanguageChoice& choice, const std::string& archive);

/// The language of a file, without a session: writes the note to standard error, unless `quiet`.
std::shared_ptr<Language> chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input, bool quiet);

}  // namespace hone
