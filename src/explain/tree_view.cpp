#include "explain/tree_view.h"

#include "explain/feature_reader.h"

namespace hone {

TreeView::TreeView(const FeatureReader& reader, const Tree& tree)
    : reader_(reader), tree_(tree), parts_(reader.parts()), spans_(visibleSpans(tree)) {}

bool TreeView::is(NodeId id, Part part, uint16_t alternative) const {
  return this->part(id) == part && (alternative == anyAlternative || this->alternative(id) == alternative);
}

bool TreeView::hasOwnText(NodeId id) const {
  const Part part = this->part(id);
  return part != noPart && !parts_.isGroup(part) && !parts_.isLiteral(part);
}

std::vector<NodeId> TreeView::all(Part part, uint16_t alternative) const {
  std::vector<NodeId> found;
  for (NodeId id = 0; id < tree_.size(); ++id)
    if (is(id, part, alternative)) found.push_back(id);
  return found;
}

NodeId ruleAbove(const Tree& tree, NodeId node) {
  NodeId at = tree.node(node).parent;
  while (at != noNode && tree.node(at).kind != NodeKind::rule) at = tree.node(at).parent;
  return at;
}

NodeId ruleAboveBoth(const Tree& tree, NodeId a, NodeId b) {
  constexpr int mostSteps = 64;
  NodeId at = ruleAbove(tree, a);
  for (int steps = 0; at != noNode && steps < mostSteps; ++steps, at = ruleAbove(tree, at))
    if (at < b && b < tree.node(at).end) return at;
  return noNode;
}

}  // namespace hone
