// Finds the lines and columns of offsets in a text.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "text/decode.h"

namespace hone {

/// Line and column count from 1; the column counts characters (characterCount in text/decode.h).
struct Position {
  size_t line;
  size_t column;
};

class LineIndex {
 public:
  /// `text` must outlive this. O(text).
  explicit LineIndex(std::string_view text);

  /// O(log lines).
  Position at(size_t offset) const;

 private:
  size_t charactersBefore(size_t offset) const;

  std::string_view text_;
  Encoding encoding_;
  std::vector<size_t> starts_;      ///< of the lines
  std::vector<size_t> characters_;  ///< before each block of the text; empty if each byte is one
};

}  // namespace hone
