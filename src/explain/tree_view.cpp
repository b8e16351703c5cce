#include "explain/tree_view.h"

#include <unordered_map>

#include "explain/feature_reader.h"

namespace hone {

TreeView::TreeView(const FeatureReader& reader, const Tree& tree)
    : reader_(reader), tree_(tree), parts_(reader.parts()), spans_(visibleSpans(tree)) {}

bool TreeView::is(NodeId id, Part part, uint16_t alternative) const {
  return this->part(id) == part && (alternative == anyAlternative || this->alternative(id) == alternative);
}

bool TreeView::isDirectlyIn(NodeId id, Part rule, uint16_t alternative) const {
  const NodeId above = ruleAbove(tree_, id);
  return above != noNode && is(above, rule, alternative);
}

bool TreeView::hasOwnText(NodeId id) const {
  const Part part = this->part(id);
  return part != noPart && !parts_.isGroup(part) && !parts_.isLiteral(part);
}

KnownText& TreeView::known(NodeId id) const {
  if (known_.empty()) known_.resize(size());
  if (known_[id] == nullptr) {
    const NodeId above = ruleAbove(tree_, id);
    known_[id] = &reader_.known(part(id), above == noNode ? noPart : part(above), text(id));
  }
  return *known_[id];
}

uint32_t TreeView::path(NodeId id) const {
  if (paths_.empty()) {
    std::unordered_map<uint64_t, uint32_t> numbers;
    for (NodeId at = 0; at < size(); ++at) {
      const NodeId parent = tree_.node(at).parent;
      const uint64_t around = parent == noNode ? 0 : paths_[parent];
      paths_.push_back(
          numbers.try_emplace(around << 32 | part(at), static_cast<uint32_t>(numbers.size() + 1)).first->second);
    }
  }
  return paths_[id];
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
