// Where conditions hold in an input, and in which parts of it they hold together.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "explain/feature_reader.h"

namespace hone {

class JointPlaces {
 public:
  /// Both must outlive this.
  JointPlaces(const FeatureReader& reader, const Tree& tree) : reader_(reader), tree_(tree) {}

  /// Nodes at which the condition holds, in order: the feature's own, those of numbers only where the number is within
  /// `low` and `high`. O(nodes).
  std::vector<NodeId> nodes(const Feature& condition);

  /// Nodes of the joint feature's rule in which it holds, in order.
  std::vector<NodeId> scopes(const Feature& joint);
  /// As above, where those of its operands are known.
  static std::vector<NodeId> together(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                      const std::vector<NodeId>& other);

  /// The nodes of a rule around these, each once, in order; only the nearest one of each, if `nearest`.
  static std::vector<NodeId> around(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest);

 private:
  const FeatureReader& reader_;
  const Tree& tree_;
};

/// Can it be part of a joint feature?
bool canBeJoint(FeatureKind kind);

}  // namespace hone
