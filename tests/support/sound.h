// Properties of every derivation.
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "parse/derivation.h"

namespace hone {

/// Every byte is in exactly one leaf, leaves are in order, and the arena is a tree.
inline ::testing::AssertionResult isSound(const Derivation& derivation, std::string_view text) {
  const std::vector<Node>& nodes = derivation.nodes;
  auto fail = [](NodeId id, const char* what) {
    return ::testing::AssertionFailure() << "node " << id << ": " << what;
  };
  if (nodes.empty() || nodes[0].end != nodes.size() || nodes[0].parent != noNode) return fail(0, "is no root");
  uint32_t at = 0;
  std::vector<NodeId> open;
  for (NodeId id = 0; id < nodes.size(); ++id) {
    const Node& node = nodes[id];
    while (!open.empty() && nodes[open.back()].end <= id) {
      if (nodes[open.back()].textEnd != at) return fail(open.back(), "ends elsewhere than its last leaf");
      open.pop_back();
    }
    if (node.kind == NodeKind::island && node.end == id + 1) return fail(id, "is an island without a text");
    if (node.end <= id || node.end > nodes.size()) return fail(id, "has an impossible end");
    if (node.parent != (open.empty() ? noNode : open.back())) return fail(id, "has another parent");
    if (!open.empty() && node.end > nodes[open.back()].end) return fail(id, "ends behind its parent");
    if (node.textBegin != at) return fail(id, "doesn't begin where the leaf before it ends");
    if (node.isLeaf()) {
      if (node.end != id + 1) return fail(id, "is a leaf with children");
      if (node.textEnd < at) return fail(id, "has negative length");
      at = node.textEnd;
    }
    open.push_back(id);
  }
  for (NodeId id : open)
    if (nodes[id].textEnd != at) return fail(id, "ends elsewhere than its last leaf");
  if (at != text.size()) return ::testing::AssertionFailure() << "the leaves end at byte " << at;
  if (!derivation.modes.empty() && derivation.modes.size() != nodes.size())
    return ::testing::AssertionFailure() << "there are modes for " << derivation.modes.size() << " nodes";
  return ::testing::AssertionSuccess();
}

}  // namespace hone
