#include "pattern/environment.h"

#include <algorithm>

namespace hone {
namespace {

/// Those with text.
std::vector<NodeId> solidChildren(const Tree& tree, NodeId node) {
  std::vector<NodeId> children = tree.children(node);
  std::erase_if(children,
                [&](NodeId id) { return tree.node(id).kind == NodeKind::hidden || tree.tokenCount(id) == 0; });
  return children;
}

}  // namespace

std::vector<NodeId> iterationsOf(const Tree& tree, NodeId node, Part element, const Parts& parts) {
  std::vector<NodeId> found;
  for (NodeId child = node + 1; child < tree.node(node).end; child = tree.node(child).end) {
    if (!tree.node(child).isIteration()) continue;
    const std::vector<NodeId> inside = solidChildren(tree, child);
    if (inside.size() == 1 && parts.of(tree.node(inside.front())) == element) found.push_back(child);
  }
  return found;
}

Part elementsOf(const Tree& tree, NodeId node, const Parts& parts) {
  const std::vector<NodeId> children = solidChildren(tree, node);
  if (children.empty() || !tree.node(children.front()).isIteration()) return noPart;
  const std::vector<NodeId> inside = solidChildren(tree, children.front());
  if (inside.size() != 1) return noPart;
  const Part element = parts.of(tree.node(inside.front()));
  return iterationsOf(tree, node, element, parts).size() == children.size() ? element : noPart;
}

NodeId innermostWithAll(const Tree& tree) {
  NodeId innermost = tree.root();
  for (NodeId at = innermost; !tree.node(at).isLeaf();) {
    const std::vector<NodeId> children = solidChildren(tree, at);
    if (children.size() != 1) break;
    at = children.front();
    if (tree.node(at).kind == NodeKind::rule) innermost = at;
  }
  return innermost;
}

}  // namespace hone
