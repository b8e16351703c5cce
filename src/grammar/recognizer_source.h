// The source around the code that the ANTLR tool generates from a user's grammar. In C++ it makes a shared object with
// the functions hone_recognize and hone_release (recognizer_interface.h); in Java, a program that gives the same
// answers over standard input and output (parse/java_process.cpp). Most of it is in the embedded files
// grammar/recognizer.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

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
