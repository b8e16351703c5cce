// Blocks of a text that stand there twice in a row, as when a part of a file was written again.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace hone {

class Repeats {
 public:
  /// Looks at the first 256 KB of the text. O(text).
  explicit Repeats(std::string_view text);

  /// The length of a block that begins at the offset and is the same as the text before it; 0 if there is none.
  uint32_t at(uint32_t offset) const;

 private:
  struct Run {
    uint32_t begin, end;  ///< where the second block may begin: the repetition has many phases
    uint32_t length;
  };
  std::vector<Run> runs_;  ///< sorted
};

}  // namespace hone
