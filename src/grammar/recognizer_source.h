// The C++ source around what the ANTLR tool generates of a user's grammar: a shared object with the two functions
// hone_recognize and hone_release (see recognizer_interface.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct RecognizerParts {
  std::string lexerClass;
  std::string parserClass;
  std::string startRule;
  std::vector<std::string> sources;  ///< further files to compile with it: the grammar's base classes
};

std::string recognizerSource(const RecognizerParts& parts);

}  // namespace hone
