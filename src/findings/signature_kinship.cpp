#include "findings/signature_kinship.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hone {
namespace {

/// A signature as text (test/crash_signature.h): "KIND: MESSAGE, INNER < OUTER".
struct SignatureParts {
  std::string_view kind;
  std::vector<std::string_view> functions;  ///< innermost first
};

SignatureParts partsOf(std::string_view signature) {
  constexpr std::string_view below = " < ";
  SignatureParts parts{signature, {}};
  const size_t comma = signature.rfind(", ");
  if (comma == signature.npos) return parts;
  parts.kind = signature.substr(0, comma);
  std::string_view rest = signature.substr(comma + 2);
  for (;;) {
    const size_t end = std::min(rest.find(below), rest.size());
    parts.functions.push_back(rest.substr(0, end));
    if (end == rest.size()) return parts;
    rest.remove_prefix(end + below.size());
  }
}

bool isRecursion(std::string_view kind) {
  return kind.find("stack overflow") != kind.npos || kind.find("stack-overflow") != kind.npos ||
         kind.find("StackOverflow") != kind.npos || kind.find("Recursion") != kind.npos;
}

}  // namespace

bool areAkin(std::string_view a, std::string_view b) {
  const SignatureParts left = partsOf(a), right = partsOf(b);
  if (a == b || left.kind != right.kind || left.functions.empty() || right.functions.empty()) return false;
  if (left.functions.front() == right.functions.front()) return true;
  return isRecursion(left.kind) && std::ranges::any_of(left.functions, [&](std::string_view function) {
           return std::ranges::find(right.functions, function) != right.functions.end();
         });
}

}  // namespace hone
