// Chooses the language of an input by the user's options, the extension of the input's name, or its first line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "grammar/bundled.h"
#include "parse/language.h"

namespace hone {

struct Model;

struct LanguageChoice {
  std::vector<std::string> byName;     ///< for the files of a project: GLOB=NAME
  std::string name;                    ///< of a bundled language, no alias; empty: chosen by the input's extension
  std::vector<std::string> grammars;   ///< the user's own .g4 files; one may end with ":RULE"
  std::vector<std::string> libraries;  ///< folders of imported grammars
  std::string engine = "auto";         ///< for code in the grammars: auto, interpret or compile
  std::string start;         ///< as [GRAMMAR:]RULE; empty: the grammar's first parser rule, or the bundled one
  std::string replacements;  ///< JSON file: by rule or token, the text that replaces it; empty: none
  std::string format;        ///< Picireny's descriptor (parse/format_descriptor.h); empty: none
  bool islands = false;      ///< parse texts in other languages too
  bool onlyName = false;     ///< a comment in JSON is a mistake, not another language

  /// A language of the user's own.
  bool isOwn() const { return !grammars.empty() || !format.empty(); }
  /// Does the user say which language it is?
  bool isGiven() const { return isOwn() || !name.empty(); }
};

struct ChosenLanguage {
  std::shared_ptr<Language> language;
  std::string note;  ///< a note for the user on the choice, or empty
};

/// The built-in language of the file: by its name or extension, or else by the first line; nullptr if neither tells.
const BundledLanguage* bundledForFile(const std::filesystem::path& file);

/// `texts`: what the input holds, if that isn't a file, or texts like it. Where neither name nor first line tells the
/// language, they do. Throws UserError. For the first use of a user's grammar this runs the ANTLR tool.
ChosenLanguage chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input,
                              std::vector<std::string> texts = {});

struct NamedFiles {
  std::vector<std::filesystem::path> files;
  std::string start;
};

/// The files of `choice.grammars`, and the start rule: that of FILE.g4:RULE, or `choice.start`.
NamedFiles grammarFiles(const LanguageChoice& choice);

/// The files of the user's own grammars, with those of `format` and all that are imported, as far as they can be read.
std::vector<std::filesystem::path> allGrammarFiles(const LanguageChoice& choice);

/// The language of what programs accept. Some bundled grammars are lenient, for programs are to be tested with odd
/// files too; `NAME_strict`, or another start rule, then says what is right.
std::shared_ptr<Language> strictest(std::shared_ptr<Language> language, const LanguageChoice& choice);

/// What random texts of the language are made from, so that programs read them.
std::shared_ptr<Language> languageForTexts(const std::shared_ptr<Language>& language, const LanguageChoice& choice);

/// The language that reads most of the texts without a syntax error; nullptr if none reads one of them. Long texts
/// don't count, nor those that nearly every language reads. O(bytes), at most a fraction of a second.
const BundledLanguage* guessLanguage(const std::vector<std::string>& texts);

// What the program adds to an explanation: its usual budget and corpus, and the language in the model's file.

/// The limit on tests if the user gives none.
inline constexpr uint64_t usualExplainTests = 10000;

/// The corpus if the user gives none: the examples of a bundled language.
std::vector<std::string> usualCorpus(const LanguageChoice& choice, const Language& language);

/// Names the language in the model, for whoever reads the model's file.
void describeLanguage(Model& model, const LanguageChoice& choice, const Language& language);

}  // namespace hone
