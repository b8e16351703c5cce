// Compiles a user's grammar with the ANTLR tool, once: the result is kept in the user's cache by the content of the
// files.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "grammar/grammar.h"
#include "grammar/grammar_source.h"

namespace hone {

/// The tool's description of lexer and parser.
struct InterpFiles {
  std::string name;  ///< of the grammar
  std::string lexer;
  std::string parser;
  LetterCase letterCase;  ///< the lexer's option caseInsensitive, which ANTLR has from 4.10 on
};

/// `files`: one combined grammar, or a lexer and a parser grammar in any order; grammars they import are found beside
/// them. The tool's 0.7 to 2 s are spent on the first use only. Throws UserError with the tool's file, line and
/// message, or where Java or the tool is missing.
InterpFiles compileGrammar(const std::vector<std::filesystem::path>& files);

}  // namespace hone
