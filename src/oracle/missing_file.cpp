#include "oracle/missing_file.h"

#include <re2/re2.h>

namespace hone {

bool saysFileIsMissing(std::string_view message) {
  static const RE2 expression(
      // strerror and its relatives.
      R"re((?i)no such file|not a directory|\bENOENT\b)re"
      // Exceptions of Python and Java.
      R"re(|FileNotFound|NoSuchFile|NotADirectory|ModuleNotFound|ClassNotFound|NoClassDefFound)re"
      // Interpreters, shells and build tools.
      R"re(|no module named|find or load main class|access jarfile|cannot find module|no makefile found|does not appear to contain CMakeLists)re"
      R"re(|cannot find -l|command not found|\bsh: .*: not found)re"
      R"re(|\b(?:file|folder|directory|module|library|makefile|program|executable)\b.*)re"
      R"re(\b(?:not found|(?:does not|doesn't) exist|(?:is|are) missing|cannot be found))re"
      R"re(|(?:cannot|can not|can't|could not|couldn't) (?:open|find|access|load)\b.*)re"
      R"re(\b(?:file|folder|directory|module|library|program|executable)\b)re");
  return RE2::PartialMatch(re2::StringPiece(message.data(), message.size()), expression);
}

bool saysItDidNotStart(std::string_view signature) {
  static const RE2 expression(R"(exit 12[67](:|$))");
  re2::StringPiece rest(signature.data(), signature.size());
  return RE2::Consume(&rest, expression);
}

}  // namespace hone
