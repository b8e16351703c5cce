// Why ranks instead of values: a missing value is just another rank, and a node is split without sorting, by counting
// the rows of each rank.
//
// Why unpruned: pruning by cross-validation drops splits that few rows support. These rows are no noisy sample: a
// program behaves the same every time, and one input that contradicts the tree is a fact. The learner decides whether a
// split is worth its cost (explain/learner.cpp).

#include "explain/cart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace hone {
namespace {

constexpr size_t mostLevels = 25;

/// Numbers of rows, by class.
using Counts = std::array<uint32_t, 2>;

struct Split {
  double gain = -std::numeric_limits<double>::infinity();  ///< bits that it saves
  uint32_t column = CartNode::none;
  uint32_t threshold = 0;
};

/// Rows [begin, end) of all, which are ordered so that those of a node are side by side.
struct NodeRows {
  size_t begin, end;
  size_t level;
};

class Growth {
 public:
  Growth(const std::vector<CartColumn>& columns, const std::vector<bool>& fails)
      : columns_(columns), fails_(fails), rows_(fails.size()) {
    std::iota(rows_.begin(), rows_.end(), 0);
    const Counts all = countsOf({0, rows_.size(), 0});
    const double half = static_cast<double>(rows_.size()) / 2;
    weights_ = {half / all[0], half / all[1]};
  }

  std::vector<CartNode> grow(const std::vector<CartNode>& start) {
    std::vector<CartNode> nodes(1);
    std::vector<NodeRows> rows = {{0, rows_.size(), 0}};
    std::vector<uint32_t> kept = {start.empty() ? CartNode::none : 0};  // which node of the start it is
    for (uint32_t n = 0; n < nodes.size(); ++n) {
      const NodeRows own = rows[n];
      const CartNode former = kept[n] == CartNode::none ? CartNode{} : start[kept[n]];
      const Split split = former.column == CartNode::none ? bestSplit(own) : Split{0, former.column, former.threshold};
      if (split.column == CartNode::none) continue;
      const auto next = static_cast<uint32_t>(nodes.size());
      nodes[n] = {split.column, split.threshold, next, next + 1};
      nodes.resize(nodes.size() + 2);
      const size_t middle = divide(own, split);
      rows.push_back({own.begin, middle, own.level + 1});
      rows.push_back({middle, own.end, own.level + 1});
      kept.push_back(former.atMost);
      kept.push_back(former.above);
    }
    return nodes;
  }

 private:
  Counts countsOf(const NodeRows& node) const {
    Counts counts = {};
    for (size_t i = node.begin; i < node.end; ++i) ++counts[fails_[rows_[i]]];
    return counts;
  }

  Split bestSplit(const NodeRows& node) {
    const Counts all = countsOf(node);
    Split best;
    if (all[0] == 0 || all[1] == 0 || node.level == mostLevels) return best;
    for (uint32_t column = 0; column < columns_.size(); ++column) improve(best, column, node, all);
    return best;
  }

  void improve(Split& best, uint32_t column, const NodeRows& node, const Counts& all) {
    const Ranks& ranks = *columns_[column].ranks;
    uint32_t least = UINT32_MAX, greatest = 0;
    for (size_t i = node.begin; i < node.end; ++i) {
      const uint32_t rank = ranks[rows_[i]];
      least = std::min(least, rank);
      greatest = std::max(greatest, rank);
      if (rank >= byRank_.size()) byRank_.resize(rank + 1);
      ++byRank_[rank][fails_[rows_[i]]];
    }
    Counts atMost = {};
    const double without = bitsOf(all) - columns_[column].bits;
    for (uint32_t rank = least; rank <= greatest; ++rank) {
      const Counts here = std::exchange(byRank_[rank], {});
      if (rank == greatest || here == Counts{}) continue;
      for (size_t c = 0; c < 2; ++c) atMost[c] += here[c];
      const double gain = without - bitsOf(atMost) - bitsOf({all[0] - atMost[0], all[1] - atMost[1]});
      if (gain > best.gain) best = {gain, column, rank};
    }
  }

  /// That say the classes of so many rows, by their entropy.
  double bitsOf(const Counts& counts) const {
    const double passes = counts[0] * weights_[0], fails = counts[1] * weights_[1], all = passes + fails;
    if (counts[0] == 0 || counts[1] == 0) return 0;
    return -passes * std::log2(passes / all) - fails * std::log2(fails / all);
  }

  /// Where the rows above the threshold begin.
  size_t divide(const NodeRows& node, const Split& split) {
    const Ranks& ranks = *columns_[split.column].ranks;
    auto begin = rows_.begin() + static_cast<long>(node.begin), end = rows_.begin() + static_cast<long>(node.end);
    auto middle = std::partition(begin, end, [&](uint32_t row) { return ranks[row] <= split.threshold; });
    return static_cast<size_t>(middle - rows_.begin());
  }

  const std::vector<CartColumn>& columns_;
  const std::vector<bool>& fails_;
  std::vector<uint32_t> rows_;
  std::array<double, 2> weights_;  ///< by class: both are worth half of the rows in all
  std::vector<Counts> byRank_;     ///< of a column in a node; zero between two of them
};

}  // namespace

std::vector<CartNode> growCart(const std::vector<CartColumn>& columns, const std::vector<bool>& fails,
                               const std::vector<CartNode>& start) {
  return Growth(columns, fails).grow(start);
}

}  // namespace hone
