// The position of a part of a tree: the rule above it, and its counterpart in another tree.
#pragma once

#include "tree/visible_span.h"

namespace hone {

/// The nearest rule above the node; noNode for the root.
NodeId ruleAbove(const Tree& tree, NodeId node);

/// In a tree in whose text the node's text is another: the node of the same symbol that stands there, with the same
/// tokens before and behind, by their number; noNode if there is none. O(nodes).
NodeId counterpart(const Tree& tree, NodeId node, const Tree& other);

}  // namespace hone
