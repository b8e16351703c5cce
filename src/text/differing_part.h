// Where two texts differ, between what they have in common at their beginnings and ends.
#pragma once

#include <algorithm>
#include <string_view>

namespace hone {

struct DifferingPart {
  size_t begin = 0, end = 0;  ///< in the first text
  size_t bytes = 0;           ///< of both texts
};

inline DifferingPart differingPart(std::string_view one, std::string_view other) {
  size_t begin = 0, behind = 0;
  const size_t shorter = std::min(one.size(), other.size());
  while (begin < shorter && one[begin] == other[begin]) ++begin;
  while (behind < shorter - begin && one[one.size() - 1 - behind] == other[other.size() - 1 - behind]) ++behind;
  return {begin, one.size() - behind, one.size() + other.size() - 2 * (begin + behind)};
}

}  // namespace hone
