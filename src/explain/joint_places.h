// In which parts of an input conditions hold together.
#pragma once

#include <vector>

#include "explain/tree_view.h"

namespace hone {

/// Can it be part of a joint feature?
bool canBeJoint(FeatureKind kind);

/// Nodes at which the condition holds, in order: the feature's own, those of numbers only where the number is within
/// `low` and `high`. O(nodes).
std::vector<NodeId> placesOfCondition(const TreeView& view, const Feature& condition);

/// Nodes of the joint's rule in which its operands, which hold at these nodes, hold together; in order.
std::vector<NodeId> nodesTogether(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                  const std::vector<NodeId>& other);

/// The nodes of a rule around these, each once, in order; only the nearest one of each, if `nearest`.
std::vector<NodeId> nodesAround(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest);

}  // namespace hone
