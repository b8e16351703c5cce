// How alike the surroundings of two nodes are.
#pragma once

#include "tree/tree.h"

namespace hone {

/// How many nodes above both are of the same kind, from below.
inline size_t rulesInCommon(const Tree& a, NodeId x, const Tree& b, NodeId y) {
  size_t common = 0;
  for (x = a.node(x).parent, y = b.node(y).parent;
       x != noNode && y != noNode && a.node(x).kind == b.node(y).kind && a.node(x).symbol == b.node(y).symbol;
       x = a.node(x).parent, y = b.node(y).parent)
    ++common;
  return common;
}

}  // namespace hone
