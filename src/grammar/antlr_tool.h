// Runs the ANTLR tool on a user's grammar, and caches the result by the content of the files.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/grammar.h"
#include "grammar/grammar_files.h"
#include "process/work_directory.h"

namespace hone {

/// The .interp files in which the ANTLR tool describes lexer and parser.
struct InterpFiles {
  std::string name;  ///< of the grammar
  std::string lexer;
  std::string parser;
  LetterCase letterCase;              ///< the lexer's option caseInsensitive, which ANTLR has from 4.10 on
  std::vector<std::string> warnings;  ///< the tool's warnings, with their places
};

/// The network of the grammar's rules, without the grammar's code. Runs the tool (0.7 to 2 s) on the first use only.
/// Throws UserError with the tool's file, line and message, or if Java or the tool is missing.
InterpFiles compileGrammar(const GrammarFiles& files);
InterpFiles compileGrammar(const std::vector<std::filesystem::path>& files);

struct ToolResult {
  std::set<std::string> renamed;
  std::vector<std::string> warnings;  ///< "FILE:LINE:COLUMN: MESSAGE", without the file's folder
};

/// Writes the grammars, each rewritten by `rewritten`, to the directory and runs the tool there with these options. A
/// rule or token whose name is a reserved word of the target language gets a `_` appended, except in the .interp files.
/// Throws like `compileGrammar`.
ToolResult runTool(const WorkDirectory& directory, const GrammarFiles& files, std::vector<std::string> options,
                   const std::function<RewrittenText(const GrammarSource&)>& rewritten);

/// Reads what the tool has written to the folder.
InterpFiles readInterp(const std::filesystem::path& folder, const GrammarFiles& files);

// Caches the results of programs that hone runs on a user's grammar. Each result is a folder in the user's cache, named
// by a hash of the programs' inputs.

/// The folder `kind`/hash of `key`; nullopt if it doesn't exist yet. Throws UserError if another user may have made
/// it.
std::optional<std::filesystem::path> keptFolder(std::string_view kind, std::string_view key);

/// The same, but if it doesn't exist, `make` fills the working directory, whose files then appear there all at once, so
/// that two simultaneous runs don't disturb each other. If `make` throws, nothing is kept.
std::filesystem::path cachedFolder(std::string_view kind, std::string_view key,
                                   const std::function<void(const WorkDirectory&)>& make);

}  // namespace hone
