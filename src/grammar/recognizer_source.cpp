#include "grammar/recognizer_source.h"

#include <fmt/format.h>

extern "C" {
extern const char hone_recognizer_interface[], hone_recognizer_cpp[], hone_recognizer_java[];
}

namespace hone {

std::map<std::string, std::string> cppRecognizer(const RecognizerParts& parts) {
  std::string all = fmt::format("#include \"{0}.cpp\"\n#define HONE_LEXER ::{0}\n", parts.lexerClass);
  if (!parts.parserClass.empty())
    all += fmt::format("#include \"{0}.cpp\"\n#define HONE_PARSER ::{0}\n#define HONE_START {1}\n", parts.parserClass,
                       parts.startRule);
  for (const std::string& source : parts.sources) all += fmt::format("#include \"{}\"\n", source);
  all += "#include \"recognize.cpp\"\n";
  return {{"recognizer.cpp", std::move(all)},
          {"recognize.cpp", hone_recognizer_cpp},
          {"grammar/recognizer_interface.h", hone_recognizer_interface}};
}

std::map<std::string, std::string> javaRecognizer(const RecognizerParts& parts) {
  std::string arguments = fmt::format("{} {}", javaRecognizerClass, parts.lexerClass);
  if (!parts.parserClass.empty()) arguments += fmt::format(" {} {}", parts.parserClass, parts.startRule);
  return {{fmt::format("{}.java", javaRecognizerClass), hone_recognizer_java}, {javaArguments, std::move(arguments)}};
}

}  // namespace hone
