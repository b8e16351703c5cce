// In which parts of an input conditions hold together.
#pragma once

#include <vector>

#include "explain/tree_view.h"
#include "text/random.h"

namespace hone {

/// Can it be part of a joint feature?
bool canBeJoint(FeatureKind kind);

/// Nodes at which the condition holds, in order: the feature's own, those of numbers only where the number is within
/// `low` and `high`. O(nodes).
std::vector<NodeId> placesOfCondition(const TreeView& view, const Feature& condition);

/// Is in that part the first of the ones before the last of the others? Both in order.
bool standsBefore(const Tree& tree, NodeId around, const std::vector<NodeId>& one, const std::vector<NodeId>& other);

/// Nodes of the joint's rule in which its operands, which hold at these nodes, hold together; in order.
std::vector<NodeId> nodesTogether(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                  const std::vector<NodeId>& other);

/// The nodes of a rule around these, each once, in order; only the nearest one of each, if `nearest`.
std::vector<NodeId> nodesAround(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest);

/// Climbs from each of the nodes to the root, and visits each node that it meets once, since a text may be nested
/// thousands deep. Where `goesOn` says no, it climbs no further. O(tree).
template <typename GoesOn>
void climbFrom(const Tree& tree, const std::vector<NodeId>& nodes, GoesOn goesOn) {
  std::vector<bool> met(tree.size());
  for (NodeId node : nodes)
    for (NodeId at = node; at != noNode && !met[at]; at = tree.node(at).parent) {
      met[at] = true;
      if (!goesOn(at)) break;
    }
}

/// A place that makes the feature hold. Of a joint one of an operand, where the other operand is as the joint wants it,
/// so that it depends on this place alone. noNode if there is none.
NodeId decisivePlace(const TreeView& view, const Feature& feature, Random& random);

}  // namespace hone
