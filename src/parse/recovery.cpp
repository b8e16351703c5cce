#include "parse/recovery.h"

#include <utility>

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

std::vector<uint32_t> bracketGroups(const std::vector<Symbol>& types, const std::vector<std::string>& tokenLiterals) {
  std::vector<uint32_t> groups;
  groups.reserve(types.size());
  std::vector<std::pair<char, uint32_t>> open;  // closer and position
  for (uint32_t i = 0; i < types.size(); ++i) {
    char bracket = bracketOf(tokenLiterals, types[i]);
    char closer = closerOf(bracket);
    groups.push_back(closer != 0 ? neverClosed : i);
    if (closer != 0) {
      open.emplace_back(closer, i);
    } else if (!open.empty() && bracket == open.back().first) {
      groups[open.back().second] = i;
      open.pop_back();
    }
  }
  return groups;
}

}  // namespace hone
