#include "tree/part_of.h"

namespace hone {

Part partOf(const Parts& parts, const Node& node) {
  switch (node.kind) {
    case NodeKind::rule: return parts.ofRule(node.symbol);
    case NodeKind::token:
      if (static_cast<Symbol>(node.symbol) <= 0) return noPart;
      return parts.ofToken(static_cast<Symbol>(node.symbol));
    case NodeKind::hidden:
    case NodeKind::error: return noPart;
    default: return parts.ofGroup(node.symbol);
  }
}

uint16_t alternativeOf(const Parts& parts, const Tree& tree, NodeId id) {
  const Node& node = tree.node(id);
  if (node.kind == NodeKind::rule && parts.isEnumeration(node.symbol)) {
    for (NodeId child = id + 1; child < node.end; ++child)
      if (tree.node(child).kind == NodeKind::token) return static_cast<uint16_t>(tree.node(child).symbol);
    return anyAlternative;
  }
  if (node.kind == NodeKind::rule) return parts.hasAlternatives(node.symbol) ? node.alternative : anyAlternative;
  if (node.kind == NodeKind::token || node.kind == NodeKind::optional) return anyAlternative;
  return node.alternative;
}

}  // namespace hone
