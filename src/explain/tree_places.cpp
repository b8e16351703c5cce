#include "explain/tree_places.h"

namespace hone {

NodeId ruleAbove(const Tree& tree, NodeId node) {
  NodeId at = tree.node(node).parent;
  while (at != noNode && tree.node(at).kind != NodeKind::rule) at = tree.node(at).parent;
  return at;
}

}  // namespace hone
