// Compiles a user's grammar with its code, and caches the result by the content of all files. The result is a shared
// object from C++, or classes from Java (see recognizer_source.h).
#pragma once

#include <filesystem>
#include <string>

#include "grammar/antlr_tool.h"
#include "grammar/grammar_files.h"

namespace hone {

struct BuiltRecognizer {
  std::filesystem::path folder;  ///< with recognizer.so, or the class Recognizer_
  bool java = false;
  bool parses = false;  ///< else it only cuts texts into tokens
  InterpFiles interp;   ///< the network that its decisions refer to
};

/// Does code in the grammar decide how a text is cut into tokens: a predicate, an action, a super class of the lexer?
bool lexerCodeMatters(const GrammarFiles& files);
/// Does code decide how the tokens are parsed: a predicate of the parser?
bool parserCodeMatters(const GrammarFiles& files);

/// The lexer, and where `parses` the parser from the start rule on. As C++ if that can be, else as Java. Takes the
/// files of super classes from the grammar's folder, or the folder `Cpp` or `Java` in it. Half a minute for a large
/// grammar at the first use. Throws UserError where a compiler or a super class is missing, or with the compiler's
/// first error; the next call tries again.
BuiltRecognizer buildRecognizer(const GrammarFiles& files, bool parses, const std::string& startRule);

}  // namespace hone
