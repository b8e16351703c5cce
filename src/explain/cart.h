// Grows a classification tree with OpenCV's decision trees. The only place that knows the library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hone {

/// A table of whole numbers, rows by rows.
struct RankTable {
  size_t rows = 0;
  size_t columns = 0;
  std::vector<float> cells;
  float& at(size_t row, size_t column) { return cells[row * columns + column]; }
  float at(size_t row, size_t column) const { return cells[row * columns + column]; }
};

struct CartNode {
  static constexpr uint32_t none = UINT32_MAX;
  uint32_t column = none;  ///< none: a leaf
  float threshold = 0;     ///< rows with at most that go to `atMost`
  uint32_t atMost = none, above = none;
};

/// A tree (CART: Gini impurity, both classes weighted alike however many rows they have) that tells the rows' classes
/// apart as far as the columns do; unpruned. The root is 0, children come after their parents. Of columns that are
/// equally good the first one is taken. Deterministic. Both classes must occur.
std::vector<CartNode> growCart(const RankTable& table, const std::vector<bool>& fails);

}  // namespace hone
