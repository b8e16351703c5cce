// Grows a classification tree (CART: Breiman, Friedman, Olshen and Stone, "Classification and Regression Trees", 1984).
#pragma once

#include <cstdint>
#include <vector>

namespace hone {

/// A column of a table: for each row, which of the column's distinct values it has, in their order.
using Ranks = std::vector<uint32_t>;

struct CartColumn {
  const Ranks* ranks;
  double bits = 0;  ///< that name it
};

struct CartNode {
  static constexpr uint32_t none = UINT32_MAX;
  uint32_t column = none;  ///< none: a leaf
  uint32_t threshold = 0;  ///< rows of at most that rank go to `atMost`
  uint32_t atMost = none, above = none;
};

/// A tree that tells the rows' classes apart as far as the columns do; unpruned. A node is split by the column that
/// saves most bits: those of the classes' entropy, with both classes weighted alike however many rows they have,
/// without those that name the column. Of equally good splits, it is the first column and its lowest rank. The root is
/// 0, children come after their parents. Deterministic. `fails`: by row, its class. Both classes must occur. `start`: a
/// tree whose splits are kept, so that only its leaves grow. O(columns * rows * depth), if no column has more ranks
/// than a node has rows.
std::vector<CartNode> growCart(const std::vector<CartColumn>& columns, const std::vector<bool>& fails,
                               const std::vector<CartNode>& start = {});

}  // namespace hone
