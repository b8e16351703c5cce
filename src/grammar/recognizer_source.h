// The source around what the ANTLR tool generates of a user's grammar: of C++, a shared object with the two functions
// hone_recognize and hone_release (recognizer_interface.h); of Java, a program that gives the same answers over its
// standard input and output (parse/java_process.cpp). Most of it are the files in grammar/recognizer, which are
// embedded.
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

/// By name, the files to put beside the generated ones. Of C++, recognizer.cpp includes all that is to be compiled.
std::map<std::string, std::string> cppRecognizer(const RecognizerParts& parts);
/// Of Java, the file `javaArguments` holds what the launcher `java` is told.
std::map<std::string, std::string> javaRecognizer(const RecognizerParts& parts);

constexpr const char* javaRecognizerClass = "Recognizer_";
constexpr const char* javaArguments = "recognizer.args";
constexpr std::string_view javaRuntime = "/usr/share/java/antlr4-runtime.jar";

}  // namespace hone
