// Finds names that a user may have meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// Up to `count` of the names, nearest first by edit distance. O(names * length^2).
std::vector<std::string> mostSimilar(std::string_view wanted, const std::vector<std::string>& names, size_t count);

/// The name of which it is a word ("crash" of "same-crash"), if just one is; else the nearest, unless more than a third
/// of the letters differ. O(names * length^2).
std::optional<std::string> likelyMeant(std::string_view wanted, const std::vector<std::string>& names);

}  // namespace hone
