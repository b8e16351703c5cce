// Chooses the language of an input by the user's options and the input's extension.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "parse/language.h"

namespace hone {

struct LanguageChoice {
  std::string name;                    ///< of a bundled language; empty: by the input's extension
  std::vector<std::string> grammars;   ///< .g4 files of the user's own; one may carry ":RULE"
  std::vector<std::string> libraries;  ///< folders with grammars that these import
  std::string engine = "auto";         ///< for code in these: auto, interpret or compile
  std::string start;         ///< as [GRAMMAR:]RULE; empty: the grammar's first parser rule, or the bundled one
  std::string replacements;  ///< JSON file: texts by the rule or token that they replace; empty: none
  std::string format;        ///< Picireny's descriptor (parse/format_descriptor.h); empty: none
  bool islands = false;      ///< texts in other languages are parsed too
};

struct ChosenLanguage {
  std::shared_ptr<Language> language;
  std::string note;  ///< what the user should know of the choice, else empty
};

/// Throws UserError. For the first use of a user's grammar this runs the ANTLR tool.
ChosenLanguage chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input);

/// The same where no session is there to tell the user of the note: it goes to standard error, unless `quiet`.
std::shared_ptr<Language> chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input, bool quiet);

struct NamedFiles {
  std::vector<std::filesystem::path> files;
  std::string start;
};

/// The files of `choice.grammars`, and the start rule that one of them carries, as FILE.g4:RULE, or `choice.start`.
NamedFiles grammarFiles(const LanguageChoice& choice);

}  // namespace hone
