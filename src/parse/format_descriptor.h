// Picireny's description of an input format: grammars by name, which of their tokens hold texts of which others, and
// what their rules and tokens may be replaced by.
//
//     {"start": "ini:file",
//      "grammars": {
//        "ini": {"files": ["Ini.g4"], "islands": {"VALUE": "(?P<json:value>.*)"}, "replacements": {"KEY": "k"}},
//        "json": {"files": ["Json.g4"]}}}
//
// It is read as Picireny reads it (github.com/renatahodovan/picireny, schemas/format.json), but for the patterns, which
// are RE2's, and two additions: the value of a token in `islands` may be a list of patterns, of which the first that
// finds a text without errors counts, and where no grammar has a name, the bundled language of that name is meant.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "parse/language.h"

namespace hone {

/// The language of the descriptor's start rule, with its islands. `start`, as `[GRAMMAR:]RULE`, goes before the
/// descriptor's own, and `grammarFiles` are more files of its grammar without a name. Other grammars are compiled when
/// a text first needs them. Throws UserError that names the descriptor and what is wrong.
std::shared_ptr<Language> languageFromDescriptor(const std::filesystem::path& descriptor, std::string_view start,
                                                 const std::vector<std::filesystem::path>& grammarFiles);

}  // namespace hone
