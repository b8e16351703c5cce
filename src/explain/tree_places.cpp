#include "explain/tree_places.h"

#include "tree/token_index.h"

namespace hone {

NodeId ruleAbove(const Tree& tree, NodeId node) {
  NodeId at = tree.node(node).parent;
  while (at != noNode && tree.node(at).kind != NodeKind::rule) at = tree.node(at).parent;
  return at;
}

NodeId counterpart(const Tree& tree, NodeId node, const Tree& other) {
  const TokenIndex before(tree), now(other);
  const Node& n = tree.node(node);
  const TokenRange tokens = before.in(node);
  for (NodeId id = 0; id < other.size() && now.before(id) <= tokens.begin; ++id) {
    const Node& o = other.node(id);
    if (o.kind == n.kind && o.symbol == n.symbol && now.before(id) == tokens.begin &&
        now.size() - now.in(id).end == before.size() - tokens.end)
      return id;
  }
  return noNode;
}

}  // namespace hone
