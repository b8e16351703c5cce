// A small set of files that reach all that a corpus reaches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hone {

/// What a file of a corpus reaches.
struct Reach {
  uint64_t bytes = 0;            ///< of the file
  std::vector<uint32_t> places;  ///< numbers below `count` of coveringFiles, each once
};

/// The indices, ascending, of files that together reach all places that any file reaches. For each place that is still
/// missing, the rarest first, the smallest file that reaches it: the greedy choice of afl-cmin. Ties go by order.
/// O(places of all files + count log count).
std::vector<size_t> coveringFiles(const std::vector<Reach>& files, size_t count);

}  // namespace hone
