// Which rules may stand, all alone, in the place of a node.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// Remembers what it was asked. Shared by the copies of a pass, as what it says never changes.
class Fittings {
 public:
  explicit Fittings(TreePtr tree) : tree_(std::move(tree)) {}

  /// By rule of the slot's language. For a rule's node those that the rule may derive with all else empty; for a node
  /// of a group those that may fill the group; none for tokens and errors. First use for a kind of node: O(rules^2).
  const std::vector<bool>& of(NodeId slot);

 private:
  TreePtr tree_;
  std::map<std::tuple<uint8_t, bool, uint32_t>, std::vector<bool>> known_;
};

}  // namespace hone
