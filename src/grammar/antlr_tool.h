// Runs the ANTLR tool on a user's grammar, and caches the result by the content of the files.
#pragma once

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "grammar/grammar.h"
#include "grammar/grammar_files.h"

namespace hone {

/// The tool's description of lexer and parser.
struct InterpFiles {
  std::string name;  ///< of the grammar
  std::string lexer;
  std::string parser;
  LetterCase letterCase;              ///< the lexer's option caseInsensitive, which ANTLR has from 4.10 on
  std::vector<std::string> warnings;  ///< of the tool, with the places
};

/// The network of the grammar's rules, without its code. The tool's 0.7 to 2 s are spent on the first use only. Throws
/// UserError with the tool's file, line and message, or where Java or the tool is missing.
InterpFiles compileGrammar(const GrammarFiles& files);
InterpFiles compileGrammar(const std::vector<std::filesystem::path>& files);

struct ToolResult {
  std::set<std::string> renamed;
  std::vector<std::string> warnings;  ///< "FILE:LINE:COLUMN: MESSAGE", without the file's folder
};

/// Writes the grammars, as `rewritten` gives their text, into the folder and runs the tool there, with these options.
/// A rule or token whose name is a word of the tool's target language is called otherwise then, with a `_` behind it,
/// but for the .interp files. Throws as above.
ToolResult runTool(const std::filesystem::path& folder, const GrammarFiles& files, std::vector<std::string> options,
                   const std::function<RewrittenText(const GrammarSource&)>& rewritten);

/// What the tool has written to the folder.
InterpFiles readInterp(const std::filesystem::path& folder, const GrammarFiles& files);

}  // namespace hone
