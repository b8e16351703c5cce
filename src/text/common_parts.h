// The common subsequence of two texts.
#pragma once

#include <cstddef>
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

}  // namespace hone
