// Reads Picireny's description of an input format: named grammars, which of their tokens hold texts of which other
// grammars, and replacements for their rules and tokens.
//
//     {"start": "ini:file",
//      "grammars": {
//        "ini": {"files": ["Ini.g4"], "islands": {"VALUE": "(?P<json:value>.*)"}, "replacements": {"KEY": "k"}},
//        "json": {"files": ["Json.g4"]}}}
//
// hone reads it as Picireny does (github.com/renatahodovan/picireny, schemas/format.json), except that patterns have
// RE2's syntax. There are two additions. The value of a token in `islands` may be a list of patterns; the first one
// that finds a text without errors counts. A name that no grammar of the descriptor has is that of a bundled language.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"

namespace hone {

struct DescribedLanguage {
  std::shared_ptr<Language> language;
  std::string note;  ///< for the user, or empty
};

/// The language of the descriptor's start rule, with its islands. `start`, as `[GRAMMAR:]RULE`, overrides the
/// descriptor's own; `grammarFiles` are further files of its unnamed grammar. Other grammars are compiled when a text
/// first needs them, so the note also speaks of their code. Throws UserError that names the descriptor and the error.
DescribedLanguage languageFromDescriptor(const std::filesystem::path& descriptor, std::string_view start,
                                         const std::vector<std::filesystem::path>& grammarFiles,
                                         Engine engine = Engine::automatic);

/// The files of its grammars, with those that they import. Throws UserError, as above.
std::vector<std::filesystem::path> filesOfDescriptor(const std::filesystem::path& descriptor);

}  // namespace hone
