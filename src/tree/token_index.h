// Between which tokens the nodes of a tree stand: prefix sums over its leaves.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// Numbers of consecutive tokens.
struct TokenRange {
  uint32_t begin;
  uint32_t end;
  uint32_t size() const { return end - begin; }
  friend auto operator<=>(const TokenRange&, const TokenRange&) = default;
};

/// Of one tree, which must outlive this. Four bytes a node.
class TokenIndex {
 public:
  /// Of the tokens that have text. O(nodes).
  explicit TokenIndex(const Tree& tree)
      : TokenIndex(tree,
                   [](const Node& node) { return node.kind == NodeKind::token && node.textBegin < node.textEnd; }) {}
  /// Of the leaves that `counts`. O(nodes).
  template <typename Counts>
  TokenIndex(const Tree& tree, Counts counts) : tree_(&tree) {
    before_.reserve(tree.size() + 1);
    for (NodeId id = 0; id < tree.size(); ++id) {
      before_.push_back(size());
      if (counts(tree.node(id))) tokens_.push_back(id);
    }
    before_.push_back(size());
  }

  uint32_t size() const { return static_cast<uint32_t>(tokens_.size()); }
  /// The leaves, by the tokens' numbers.
  const std::vector<NodeId>& tokens() const { return tokens_; }
  /// How many stand before the node, which may be the one past the last. O(1).
  uint32_t before(NodeId id) const { return before_[id]; }
  /// Those in the node. O(1).
  TokenRange in(NodeId id) const { return {before_[id], before_[tree_->node(id).end]}; }

 private:
  const Tree* tree_;
  std::vector<NodeId> tokens_;
  std::vector<uint32_t> before_;  ///< by node, and one more
};

}  // namespace hone
