// The language of a project: an archive (text/archive.h) whose files are texts in languages of their own.
#pragma once

#include <memory>

#include "parse/islands.h"
#include "parse/language.h"

namespace hone {

/// `languageOf` names a bundled language for each file. `islands`: parse texts of other languages in the files too.
std::shared_ptr<Language> projectLanguage(Islands::LanguageOf languageOf, bool islands);

/// The bundled language of a file by its name or extension; `generic` for other texts, `bytes` for files that are no
/// text.
std::string languageOfFile(const ArchivedFile& file);

}  // namespace hone
