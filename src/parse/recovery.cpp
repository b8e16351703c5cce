#include "parse/recovery.h"

#include <algorithm>

namespace hone {

char bracketOf(const std::vector<std::string>& tokenLiterals, Symbol type) {
  if (type <= 0) return 0;
  const std::string& literal = tokenLiterals[static_cast<size_t>(type)];
  if (literal.empty()) return 0;
  char last = literal.back();
  return std::string_view("()[]{}").find(last) == std::string_view::npos ? char(0) : last;
}

char closerOf(char bracket) {
  switch (bracket) {
    case '(': return ')';
    case '[': return ']';
    case '{': return '}';
    default: return 0;
  }
}

uint32_t BracketSkipper::next(const std::vector<Symbol>& types, uint32_t at,
                              const std::vector<std::string>& tokenLiterals) {
  if (at >= unclosedFrom_ || closerOf(bracketOf(tokenLiterals, types[at])) == 0) return at + 1;
  std::vector<char> closers;
  for (uint32_t i = at; i < types.size(); ++i) {
    char bracket = bracketOf(tokenLiterals, types[i]);
    if (char closer = closerOf(bracket)) {
      closers.push_back(closer);
    } else if (!closers.empty() && bracket == closers.back()) {
      closers.pop_back();
      if (closers.empty()) return i + 1;
    }
  }
  unclosedFrom_ = std::min(unclosedFrom_, at);
  return at + 1;
}

}  // namespace hone
