// A text as the pieces that it has in common with another text, its base, which both sides know.
//
// A candidate of a reduction consists of long pieces of the input, so it travels as a few numbers. As in rsync: the
// base's blocks are in a table by their hash, and a hash that rolls over the text finds them at any offset. Unlike
// there, a match is extended in both directions, and after a difference the text is first compared with what follows
// in the base.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// The table of a base; about an eighth of its size. The base must outlive it.
class DifferenceBase {
 public:
  /// O(n), 2 ms for a megabyte.
  explicit DifferenceBase(std::string_view base);

  /// The text as differences to the base; never much longer than the text. O(n).
  std::string difference(std::string_view text) const;

 private:
  /// The offset of a block of the base with this hash and these bytes; npos if there is none.
  size_t find(uint64_t hash, std::string_view bytes) const;

  std::string_view base_;
  std::vector<uint32_t> table_;  ///< offsets of blocks, plus 1; 0: none
};

/// The text that `difference` describes. Throws BadMessage if it describes none, or one of more than `mostText` bytes.
std::string applyDifference(std::string_view base, std::string_view difference, size_t mostText);

}  // namespace hone
