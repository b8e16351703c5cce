// Finds the lines and columns of offsets in a text.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace hone {

/// Line and column count from 1; the column counts bytes.
struct Position {
  size_t line;
  size_t column;
};

class LineIndex {
 public:
  /// O(text).
  explicit LineIndex(std::string_view text);

  /// O(log lines).
  Position at(size_t offset) const;

 private:
  std::vector<size_t> starts_;  ///< of the lines
};

}  // namespace hone
