#include "repair/element_shapes.h"

#include <algorithm>

#include "repair/characters.h"

namespace hone {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view punctuation = ".,;:!?)]}";
constexpr size_t longestText = 80;  // that is remembered
constexpr uint32_t fewTexts = 4;    // too few to tell how long a text may be

uint32_t wordsOf(std::string_view text) {
  uint32_t words = 0;
  for (size_t i = 0; i < text.size(); ++i) words += !isBlank(text[i]) && (i == 0 || isBlank(text[i - 1]));
  return words;
}

/// Where the first so many words end.
size_t endOfWords(std::string_view text, uint32_t words) {
  size_t at = 0;
  for (; words > 0 && at < text.size(); --words) {
    at = std::min(text.find_first_not_of(blanks, at), text.size());
    at = std::min(text.find_first_of(blanks, at), text.size());
  }
  return at;
}

}  // namespace

void ElementShape::add(std::string_view content, std::set<std::string> children) {
  ++count_;
  const bool isText = children.empty();
  children_.merge(std::move(children));
  if (!isText || content.find_first_not_of(blanks) == std::string_view::npos) return;
  if (content.size() <= longestText) texts_.emplace(content);
  ++words_[wordsOf(content)];
  endInPunctuation_ += oneOf(content.back(), punctuation);
}

size_t ElementShape::lengthOf(std::string_view content) const {
  if (words_.empty()) return content.size();
  for (size_t length = std::min(content.size(), longestText); length > 0; --length) {
    const bool endsWord = length == content.size() || !isWord(content[length]) || !isWord(content[length - 1]);
    if (endsWord && texts_.contains(content.substr(0, length))) return length;
  }
  uint32_t texts = 0;
  for (auto [words, number] : words_) texts += number;
  size_t length = content.size();
  if (texts >= fewTexts && wordsOf(content) > words_.rbegin()->first) length = endOfWords(content, usualWords());
  if (2 * endInPunctuation_ < texts) length = content.substr(0, length).find_last_not_of(punctuation) + 1;
  return length;
}

uint32_t ElementShape::usualWords() const {
  return std::ranges::max_element(words_, {}, [](const auto& entry) { return entry.second; })->first;
}

}  // namespace hone
