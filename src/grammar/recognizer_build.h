// Compiles a user's grammar with its code to a shared object (see recognizer_source.h), once: it is kept in the user's
// cache by the content of all files.
#pragma once

#include <filesystem>
#include <string>

#include "grammar/antlr_tool.h"
#include "grammar/grammar_files.h"

namespace hone {

struct BuiltRecognizer {
  std::filesystem::path library;
  InterpFiles interp;  ///< the network that its decisions refer to
};

/// Does code in the grammar decide how a text is cut into tokens or parsed: a predicate, an action of the lexer, a
/// super class of the lexer?
bool codeMatters(const GrammarFiles& files);

/// Takes the files of C++ super classes from the grammar's folder or the folder `Cpp` in it. Half a minute for a large
/// grammar at the first use. Throws UserError where the compiler or a super class is missing, or with the compiler's
/// first error.
BuiltRecognizer buildRecognizer(const GrammarFiles& files, const std::string& startRule);

}  // namespace hone
