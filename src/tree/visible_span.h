// Where the visible text of a part of a tree begins and ends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// Where a part of the tree is in its text, without hidden tokens around it.
struct VisibleSpan {
  uint32_t begin = UINT32_MAX;
  uint32_t end = 0;
  bool empty() const { return begin >= end; }
  friend bool operator==(const VisibleSpan&, const VisibleSpan&) = default;
};

std::string_view textAt(const Tree& tree, const VisibleSpan& span);

/// What is visible of the node; an empty span at its end where nothing is. O(subtree).
VisibleSpan visibleSpan(const Tree& tree, NodeId node);
/// The spans of all nodes. O(nodes).
std::vector<VisibleSpan> visibleSpans(const Tree& tree);
/// O(subtree).
std::string visibleText(const Tree& tree, NodeId node);

}  // namespace hone
