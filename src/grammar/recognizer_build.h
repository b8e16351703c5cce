// Compiles a user's grammar including its code, and caches the result by the content of all files. C++ becomes a shared
// object, Java becomes classes (see recognizer_source.h).
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

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

// The source around the code that the ANTLR tool generates from a user's grammar. In C++ it makes a shared object with
// the functions hone_recognize and hone_release (recognizer_interface.h); in Java, a program that gives the same
// answers over standard input and output (parse/java_process.cpp). Most of it is in the embedded files
// grammar/recognizer.

struct RecognizerParts {
  std::string lexerClass;
  std::string parserClass;  ///< empty: only the lexer
  std::string startRule;
  std::vector<std::string> sources;  ///< further C++ files to compile with it: the grammar's base classes
};

/// By name, the files to put beside the generated ones. For C++, recognizer.cpp includes all that is to be compiled.
std::map<std::string, std::string> cppRecognizer(const RecognizerParts& parts);
/// For Java, the file `javaArguments` holds the arguments of the command `java`.
std::map<std::string, std::string> javaRecognizer(const RecognizerParts& parts);

constexpr const char* javaRecognizerClass = "Recognizer_";
constexpr const char* javaArguments = "recognizer.args";
constexpr std::string_view javaRuntime = "/usr/share/java/antlr4-runtime.jar";

}  // namespace hone
