// Finds the range of tokens of each node of a tree, by prefix sums over the leaves.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// A range of token numbers; `end` is one past the last.
struct TokenRange {
  uint32_t begin;
  uint32_t end;
  uint32_t size() const { return end - begin; }
  friend auto operator<=>(const TokenRange&, const TokenRange&) = default;
};

/// The tree must outlive this. 4 bytes per node.
class TokenIndex {
 public:
  /// Counts the tokens that have text. O(nodes).
  explicit TokenIndex(const Tree& tree)
      : TokenIndex(tree,
                   [](const Node& node) { return node.kind == NodeKind::token && node.textBegin < node.textEnd; }) {}
  /// Counts the leaves for which `counts` is true. O(nodes). Throws Cancelled.
  template <typename Counts>
  TokenIndex(const Tree& tree, Counts counts) : tree_(&tree) {
    before_.reserve(tree.size() + 1);
    WorkMeter meter(tree.stop());
    for (NodeId id = 0; id < tree.size(); ++id) {
      meter.spend();
      before_.push_back(size());
      if (counts(tree.node(id))) tokens_.push_back(id);
    }
    before_.push_back(size());
  }

  uint32_t size() const { return static_cast<uint32_t>(tokens_.size()); }
  /// The leaves, by token number.
  const std::vector<NodeId>& tokens() const { return tokens_; }
  /// The number of tokens before the node, which may be one past the last node. O(1).
  uint32_t before(NodeId id) const { return before_[id]; }
  /// The tokens in the node. O(1).
  TokenRange in(NodeId id) const { return {before_[id], before_[tree_->node(id).end]}; }

 private:
  const Tree* tree_;
  std::vector<NodeId> tokens_;
  std::vector<uint32_t> before_;  ///< by node, and one more
};

}  // namespace hone
