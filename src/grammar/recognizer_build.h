// Compiles a user's grammar with its code, once: it is kept in the user's cache by the content of all files. The result
// is a shared object made of C++, or classes made of Java (see recognizer_source.h).
#pragma once

#include <filesystem>
#include <string>

#include "grammar/antlr_tool.h"
#include "grammar/grammar_files.h"

namespace hone {

struct BuiltRecognizer {
  std::filesystem::path folder;  ///< with recognizer.so, or the class Recognizer_
  bool java = false;
  InterpFiles interp;  ///< the network that its decisions refer to
};

/// Does code in the grammar decide how a text is cut into tokens or parsed: a predicate, an action of the lexer, a
/// super class of the lexer?
bool codeMatters(const GrammarFiles& files);

/// As C++ if that can be, else as Java. Takes the files of super classes from the grammar's folder, or the folder `Cpp`
/// or `Java` in it. Half a minute for a large grammar at the first use. Throws UserError where a compiler or a super
/// class is missing, or with the compiler's first error.
BuiltRecognizer buildRecognizer(const GrammarFiles& files, const std::string& startRule);

}  // namespace hone
