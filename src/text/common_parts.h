// The common subsequence of two texts.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace hone {

/// The same bytes in both texts. Never empty.
struct CommonPart {
  size_t left, right, length;
  friend bool operator==(const CommonPart&, const CommonPart&) = default;
};

/// A longest common subsequence by words, ascending in both texts; neighbours are joined. Where the texts differ in too
/// many places, what lies between the first and the last of these counts as different. O(length + N P) where N words
/// of the longer text lie between the first and the last difference, and P words of the shorter one aren't common; at
/// most a tenth of a second beyond O(length).
std::vector<CommonPart> commonParts(std::string_view left, std::string_view right);

}  // namespace hone
