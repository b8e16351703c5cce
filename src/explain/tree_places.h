// The position of a part of a tree.
#pragma once

#include "tree/visible_span.h"

namespace hone {

/// The nearest rule above the node; noNode for the root.
NodeId ruleAbove(const Tree& tree, NodeId node);

}  // namespace hone
