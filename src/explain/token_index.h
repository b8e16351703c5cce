// Between which tokens the nodes of a tree stand.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/tree.h"

namespace hone {

struct TokenIndex {
  /// O(nodes).
  explicit TokenIndex(const Tree& tree) {
    before.reserve(tree.size() + 1);
    for (NodeId id = 0; id < tree.size(); ++id) {
      before.push_back(static_cast<uint32_t>(tokens.size()));
      if (tree.node(id).kind == NodeKind::token && !tree.text(id).empty()) tokens.push_back(id);
    }
    before.push_back(static_cast<uint32_t>(tokens.size()));
  }

  /// Tokens that have text, in the node. O(1).
  uint32_t countIn(const Tree& tree, NodeId id) const { return before[tree.node(id).end] - before[id]; }

  std::vector<NodeId> tokens;    ///< those that have text
  std::vector<uint32_t> before;  ///< by node, and one more: how many tokens stand before it
};

}  // namespace hone
