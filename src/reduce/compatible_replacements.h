// Compatible replacements: the rules that may stand alone in the place of a node (Sun et al., Perses, ICSE 2018).
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// Remembers what it was asked. Shared by the copies of a pass, as what it says never changes.
class CompatibleReplacements {
 public:
  explicit CompatibleReplacements(TreePtr tree) : tree_(std::move(tree)) {}

  /// By rule of the slot's language. For a rule's node those that the rule may derive with all else empty; for a node
  /// of a group those that may fill the group; none for tokens and errors. First use for a kind of node: O(rules^2).
  const std::vector<bool>& of(NodeId slot);

  /// May the node stand alone in the slot?
  bool fits(NodeId slot, NodeId node) {
    const Node& n = tree_->node(node);
    return n.kind == NodeKind::rule && n.language == tree_->node(slot).language && of(slot)[n.symbol];
  }

  /// What fits into the slot, and is inside of what it holds: the outermost ones, in order. Not what has the same text
  /// as the held node: that would change nothing, but what is inside it may. O(subtree).
  std::vector<NodeId> nearest(NodeId slot, NodeId held);

 private:
  TreePtr tree_;
  std::map<std::tuple<uint8_t, bool, uint32_t>, std::vector<bool>> known_;
};

}  // namespace hone
