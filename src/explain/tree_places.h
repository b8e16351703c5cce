// The position of each part of a tree: its place in the text, and the rule above it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// Of a part of the tree in its text, without hidden tokens around it.
struct VisibleSpan {
  uint32_t begin = UINT32_MAX;
  uint32_t end = 0;
  bool empty() const { return begin >= end; }
};

std::string_view textAt(const Tree& tree, const VisibleSpan& span);

/// At its end where it has none. O(subtree).
VisibleSpan visibleSpan(const Tree& tree, NodeId node);
/// Of every node. O(nodes).
std::vector<VisibleSpan> visibleSpans(const Tree& tree);
/// O(subtree).
std::string visibleText(const Tree& tree, NodeId node);

/// The nearest rule above the node; noNode for the root.
NodeId ruleAbove(const Tree& tree, NodeId node);

/// In a tree in whose text the node's text is another: the node of the same symbol that stands there, with the same
/// tokens before and behind, by their number; noNode if there is none. O(nodes).
NodeId counterpart(const Tree& tree, NodeId node, const Tree& other);

}  // namespace hone
