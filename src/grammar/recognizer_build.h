// Compiles a user's grammar including its code, and caches the result by the content of all files. C++ becomes a shared
// object, Java becomes classes (see recognizer_source.h).
#pragma once

#include <filesystem>
#include <string>

#include "grammar/antlr_tool.h"
#include "grammar/grammar_files.h"

namespace hone {

struct BuiltRecognizer {
  std::filesystem::path folder;  ///< with recognizer.so, or the class Recognizer_
  bool java = false;
  bool parses = false;  ///< false: it is only a lexer
  InterpFiles interp;   ///< the network that its decisions refer to
  bool isNew = false;   ///< it was compiled now: its code has never run
};

/// True if code decides how a text is cut into tokens: a predicate, an action or a super class of the lexer.
bool lexerCodeMatters(const GrammarFiles& files);
/// True if code decides how the tokens are parsed: a predicate of the parser.
bool parserCodeMatters(const GrammarFiles& files);

/// Compiles the lexer and, if `parses`, the parser from the start rule on; as C++ if possible, else as Java. Takes the
/// files of super classes from the grammar's folder or from the folder `Cpp` or `Java` in it. The first use takes half
/// a minute for a large grammar. Throws UserError if a compiler or a super class is missing, or with the compiler's
/// first error; the next call tries again.
BuiltRecognizer buildRecognizer(const GrammarFiles& files, bool parses, const std::string& startRule);

}  // namespace hone
