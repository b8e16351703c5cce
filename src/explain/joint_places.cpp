#include "explain/joint_places.h"

#include <algorithm>

#include "tree/visible_span.h"

namespace hone {
namespace {

using K = FeatureKind;

bool isNumber(K kind) { return kind == K::greatest || kind == K::least; }

}  // namespace

bool canBeJoint(FeatureKind kind) { return isYesNo(kind) || isNumber(kind); }

std::vector<NodeId> JointPlaces::nodes(const Feature& condition) {
  if (condition.kind == K::joint) return scopes(condition);
  std::vector<NodeId> found = reader_.occurrences(tree_, condition);
  if (isNumber(condition.kind))
    std::erase_if(found, [&](NodeId id) {
      const std::optional<double> number = numberIn(visibleText(tree_, id));
      return !number || *number < condition.low || *number > condition.high;
    });
  return found;
}

std::vector<NodeId> JointPlaces::scopes(const Feature& joint) {
  const std::vector<NodeId> one = nodes(joint.operands[0]);
  return one.empty() ? one : together(tree_, joint, one, nodes(joint.operands[1]));
}

std::vector<NodeId> JointPlaces::together(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                          const std::vector<NodeId>& other) {
  std::vector<NodeId> found = around(tree, one, joint.part, joint.nearest);
  const std::vector<NodeId> others = around(tree, other, joint.part, joint.nearest);
  std::erase_if(found, [&](NodeId id) { return std::ranges::binary_search(others, id) == joint.lacks; });
  return found;
}

std::vector<NodeId> JointPlaces::around(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest) {
  std::vector<NodeId> found;
  for (NodeId id : nodes)
    for (NodeId at = id; at != noNode; at = tree.node(at).parent) {
      if (tree.node(at).kind != NodeKind::rule || tree.node(at).symbol != rule) continue;
      found.push_back(at);
      if (nearest) break;
    }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace hone
