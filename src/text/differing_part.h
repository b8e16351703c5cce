// Where texts differ, between what they have in common at their beginnings and ends.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace hone {

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

}  // namespace hone
