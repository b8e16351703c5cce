#include "grammar/rewritten_text.h"

#include <algorithm>
#include <string_view>

namespace hone {
namespace {

bool beginsCharacter(char byte) { return (byte & 0xC0) != 0x80; }

size_t offsetOf(std::string_view text, LineColumn place) {
  size_t at = 0;
  for (size_t line = 1; line < place.line; ++line) {
    const size_t lineEnd = text.find('\n', at);
    if (lineEnd == text.npos) return text.size();
    at = lineEnd + 1;
  }
  for (size_t column = 0; at < text.size() && text[at] != '\n'; ++at) {
    if (!beginsCharacter(text[at])) continue;
    if (column == place.column) break;
    ++column;
  }
  return at;
}

LineColumn placeOf(std::string_view text, size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const size_t lineBegin = before.rfind('\n') + 1;  // 0 where there is none
  return {1 + static_cast<size_t>(std::ranges::count(before, '\n')),
          static_cast<size_t>(std::ranges::count_if(before.substr(lineBegin), beginsCharacter))};
}

}  // namespace

RewrittenText RewrittenText::with(std::vector<Replacement> replacements) const {
  std::ranges::stable_sort(replacements, {}, &Replacement::begin);
  RewrittenText result = *this;
  std::string& text = result.text_;
  text.clear();
  std::vector<Anchor> anchors = {{0, 0}};
  size_t at = 0;
  for (const Replacement& replacement : replacements) {
    if (replacement.begin < at) continue;
    text.append(text_, at, replacement.begin - at);
    anchors.push_back({replacement.begin, text.size()});
    text += replacement.text;
    at = replacement.end;
    anchors.push_back({at, text.size()});
  }
  text.append(text_, at);
  result.steps_.push_back(std::move(anchors));
  return result;
}

LineColumn RewrittenText::inOriginal(LineColumn place) const {
  size_t offset = offsetOf(text_, place);
  for (auto anchors = steps_.rbegin(); anchors != steps_.rend(); ++anchors) {
    const auto next = std::ranges::upper_bound(*anchors, offset, {}, &Anchor::after);
    const Anchor& last = *std::prev(next);
    offset = last.before + (offset - last.after);
    if (next != anchors->end()) offset = std::min(offset, next->before);
  }
  return placeOf(original_, std::min(offset, original_.size()));
}

}  // namespace hone
