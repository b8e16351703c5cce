// Two conditions in one part, and the position that is only asked for together with another condition.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "explain/feature_reader.h"
#include "explain/joint_places.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

bool isNumber(K kind) { return kind == K::greatest || kind == K::least; }

std::string showOperand(const Feature& operand, const Parts& parts) {
  const Feature plain = withoutBounds(operand);
  if (operand.kind == K::joint) return "(" + show(plain, parts) + ")";
  if (isYesNo(operand.kind)) return show(plain, parts);
  std::string number = parts.show(operand.part, operand.alternative);
  // A bound that is left out is beside the number that is named.
  auto add = [&](double bound, double beside, std::string_view with, std::string_view beyond) {
    if (std::isinf(bound)) return;
    const std::string own = fmt::format("{}", bound + 0.0), other = fmt::format("{}", beside + 0.0);  // 0 for -0
    number += own.size() <= other.size() ? fmt::format(" {} {}", with, own) : fmt::format(" {} {}", beyond, other);
  };
  add(operand.low, std::nextafter(operand.low, -infinity), "≥", ">");
  add(operand.high, std::nextafter(operand.high, infinity), "≤", "<");
  return number;
}

/// What a part of the joint's rule must have, and what it must lack. A joint in a joint of the same rule becomes part
/// of it, but if its own part may be another one within, which lacks what the other needn't lack.
void collect(const Feature& joint, const Parts& parts, std::vector<std::string>& has, std::vector<std::string>& lacks) {
  for (size_t i = 0; i < 2; ++i) {
    const Feature& operand = joint.operands[i];
    const bool absent = i == 1 && joint.lacks;
    const bool samePart = operand.kind == K::joint && operand.part == joint.part && operand.nearest == joint.nearest;
    if (samePart && !absent && (joint.nearest || !operand.lacks))
      collect(operand, parts, has, lacks);
    else
      (absent ? lacks : has).push_back(showOperand(operand, parts));
  }
}

std::string showJoint(const Feature& joint, const Parts& parts) {
  if (isPosition(joint.operands[1].kind))
    return fmt::format("{} in the {}", showOperand(joint.operands[0], parts), show(joint.operands[1], parts));
  std::vector<std::string> has, lacks;
  collect(joint, parts, has, lacks);
  std::string text = fmt::format("{} with {}", parts.show(joint.part), fmt::join(has, " and "));
  if (!lacks.empty()) text += fmt::format(" and without {}", fmt::join(lacks, " and "));
  return text + (joint.nearest ? " directly in it" : "");
}

std::vector<NodeId> placesOfLast(const TreeView& view, const Feature& feature) {
  std::map<NodeId, NodeId> lastIn;  // by the rule around
  for (NodeId id : view.all(feature.part, feature.alternative)) lastIn[ruleAbove(view.tree(), id)] = id;
  std::vector<NodeId> found;
  for (auto [rule, last] : lastIn) found.push_back(last);
  std::ranges::sort(found);
  return found;
}

}  // namespace

bool canBeJoint(FeatureKind kind) { return isYesNo(kind) || isNumber(kind); }

std::vector<NodeId> placesOfCondition(const TreeView& view, const Feature& condition) {
  std::vector<NodeId> found = placesOf(view, condition);
  if (isNumber(condition.kind))
    std::erase_if(found, [&](NodeId id) {
      const std::optional<double> number = numberIn(view.text(id));
      return !number || *number < condition.low || *number > condition.high;
    });
  return found;
}

std::vector<NodeId> nodesTogether(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                  const std::vector<NodeId>& other) {
  std::vector<NodeId> found = nodesAround(tree, one, joint.part, joint.nearest);
  const std::vector<NodeId> others = nodesAround(tree, other, joint.part, joint.nearest);
  std::erase_if(found, [&](NodeId id) { return std::ranges::binary_search(others, id) == joint.lacks; });
  return found;
}

std::vector<NodeId> nodesAround(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest) {
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

const Kind jointKind{
    .name = "joint",
    .complexity = 4,
    .show = showJoint,
    .places =
        [](const TreeView& view, const Feature& joint) {
          return nodesTogether(view.tree(), joint, placesOfCondition(view, joint.operands[0]),
                               placesOfCondition(view, joint.operands[1]));
        },
};

const Kind lastKind{
    .name = "last",
    .complexity = 3,
    .show = [](const Feature& f, const Parts& parts) { return "last " + parts.show(f.part, f.alternative); },
    .places = placesOfLast,
};

}  // namespace hone
