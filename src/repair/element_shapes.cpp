#include "repair/element_shapes.h"

#include <algorithm>

#include "repair/characters.h"

namespace hone {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view punctuation = ".,;:!?)]}";
constexpr size_t longestText = 80;  // that is remembered

}  // namespace

void ElementShape::add(std::string_view content, std::set<std::string> children) {
  ++count_;
  const bool isText = children.empty();
  children_.merge(std::move(children));
  if (!isText || content.find_first_not_of(blanks) == std::string_view::npos) return;
  if (content.size() <= longestText) texts_.emplace(content);
  ++textCount_;
  endInPunctuation_ += oneOf(content.back(), punctuation);
}

size_t ElementShape::lengthOf(std::string_view content) const {
  if (textCount_ == 0) return content.size();
  for (size_t length = std::min(content.size(), longestText); length > 0; --length) {
    const bool endsWord = length == content.size() || !isWord(content[length]) || !isWord(content[length - 1]);
    if (endsWord && texts_.contains(content.substr(0, length))) return length;
  }
  if (2 * endInPunctuation_ >= textCount_) return content.size();
  return content.find_last_not_of(punctuation) + 1;
}

}  // namespace hone
