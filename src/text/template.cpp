#include "text/template.h"

#include <algorithm>

namespace hone {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";

struct Gap {
  size_t begin, end;
  std::string_view name;
};

/// The first gap from an offset on; if there is none, it begins at npos.
Gap nextGap(std::string_view text, size_t from) {
  for (size_t at = text.find('@', from); at != text.npos; at = text.find('@', at + 1)) {
    const size_t end = std::min(text.find_first_not_of(letters, at + 1), text.size());
    if (end > at + 1 && end < text.size() && text[end] == '@') return {at, end + 1, text.substr(at + 1, end - at - 1)};
  }
  return {text.npos, text.npos, {}};
}

/// The whole line, if it contains only the gap.
Gap widened(std::string_view text, Gap gap) {
  const size_t line = text.rfind('\n', gap.begin) + 1;  // 0 in the first one
  const std::string_view before = text.substr(line, gap.begin - line);
  const bool commented = before.ends_with("# ") && before.find_first_not_of(' ') == before.size() - 2;
  if (commented && gap.end < text.size() && text[gap.end] == '\n') return {line, gap.end + 1, gap.name};
  return gap;
}

}  // namespace

std::string filled(std::string_view text, const std::map<std::string, std::string, std::less<>>& values) {
  std::string result;
  size_t done = 0;
  for (Gap gap = nextGap(text, 0); gap.begin != text.npos; gap = nextGap(text, done)) {
    gap = widened(text, gap);
    result += text.substr(done, gap.begin - done);
    result += values.find(gap.name)->second;
    done = gap.end;
  }
  return result += text.substr(done);
}

}  // namespace hone
