// The source around what the ANTLR tool generates of a user's grammar: of C++, a shared object with the two functions
// hone_recognize and hone_release (see recognizer_interface.h); of Java, a program that gives the same answers over its
// standard input and output (see parse/java_process.cpp).
#pragma once

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

std::string cppRecognizer(const RecognizerParts& parts);
std::string javaRecognizer(const RecognizerParts& parts);

constexpr const char* javaRecognizerClass = "Recognizer_";
constexpr std::string_view javaRuntime = "/usr/share/java/antlr4-runtime.jar";

}  // namespace hone
