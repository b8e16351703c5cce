// What belongs together in a text of an unknown language, as far as its lines and their indentation tell.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace hone {

/// A line with the deeper lines behind it. Lines that only go on with it, as `else` and `end` do, are its frame, too.
///
///     if x then        frame
///       y = 1          a block inside
///     else             frame
///       y = 2          another one
///     end if           frame
struct LineBlock {
  uint32_t parent;              ///< an earlier block; noBlock: none
  uint32_t depth;               ///< 0: no parent
  std::vector<uint32_t> frame;  ///< lines, ascending
  uint32_t end;                 ///< the line behind the last one; the first one is that of the frame
};

inline constexpr uint32_t noBlock = UINT32_MAX;

/// Blocks in the order of their first lines, which are counted from 0. Empty lines belong to the block before them. A
/// word goes on with a block where its lines never stand first in a block or behind an empty line, and mostly behind
/// deeper ones. O(text).
std::vector<LineBlock> lineBlocks(std::string_view text);

}  // namespace hone
