// The changes of a repair: the stretches of the original that were removed, and the texts inserted in their place.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Change {
  uint32_t offset;       ///< in the original
  uint32_t removed;      ///< bytes
  std::string inserted;  ///< in the original's encoding
  friend bool operator==(const Change&, const Change&) = default;
};

/// Sorted by offset, without overlap.
using Changes = std::vector<Change>;

/// Without what is the same at the beginning and at the end of both texts.
Change narrowed(std::string_view original, Change change);

std::string applied(std::string_view original, const Changes& changes);
/// Of each change that keeps more than half of what it removes in one piece, the changes before and behind that piece.
Changes separated(std::string_view original, const Changes& changes);
/// Changes that touch become one.
Changes joined(Changes changes);
/// Of changes to a text and changes to what they made of it, those that do both at once.
Changes composed(const Changes& first, const Changes& second);
/// One change that makes `after` of `before`: all but the common beginning and end.
Changes difference(std::string_view before, std::string_view after);
/// The changes between common words (text/common_parts.h).
Changes differences(std::string_view before, std::string_view after);

}  // namespace hone
