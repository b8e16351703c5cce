// What texts have in common, and where they differ.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// A run of equal bytes: offsets in both texts and the length in bytes. Never empty.
struct CommonPart {
  size_t left, right, length;
  friend bool operator==(const CommonPart&, const CommonPart&) = default;
};

/// A longest common subsequence by words, ascending in both texts; adjacent parts are joined. If the texts differ in
/// too many places, everything between the first and the last difference counts as different. O(length + N P): N words
/// of the longer text lie between the first and the last difference, and P words of the shorter text are not common. At
/// most a tenth of a second beyond O(length).
std::vector<CommonPart> commonParts(std::string_view left, std::string_view right);

/// How many bytes texts have in common. The two parts overlap in none of the texts.
struct CommonEnds {
  size_t front, back;
};

/// At least one text. O(the shortest text * texts).
inline CommonEnds commonEnds(const std::vector<std::string_view>& texts) {
  const std::string_view one = texts.front();
  const size_t shortest = std::ranges::min(texts, {}, &std::string_view::size).size();
  size_t front = shortest;
  for (std::string_view text : texts)
    front = static_cast<size_t>(std::mismatch(one.begin(), one.begin() + front, text.begin()).first - one.begin());
  size_t back = shortest - front;
  for (std::string_view text : texts)
    back = static_cast<size_t>(std::mismatch(one.rbegin(), one.rbegin() + back, text.rbegin()).first - one.rbegin());
  return {front, back};
}

struct DifferingPart {
  size_t begin = 0, end = 0;  ///< in the first text
  size_t bytes = 0;           ///< of both texts
};

inline DifferingPart differingPart(std::string_view one, std::string_view other) {
  const auto [front, back] = commonEnds({one, other});
  return {front, one.size() - back, one.size() + other.size() - 2 * (front + back)};
}

/// The new text with what has changed in brackets: `[-old-]{+new+}`, as `git diff --word-diff` has it. Blanks between
/// words count for nothing, and long common parts are shortened to `…`. As costly as `commonParts`.
std::string wordDiff(std::string_view before, std::string_view after);

}  // namespace hone
