// A tree claims that a number is compared with a bound. This is tested:
//   bound     the bound is this one, and not another one between the nearest two numbers seen;
//   near      it holds whatever else the input has: the true bound may be that of a correlated number (the length of
//             the line, where the tree names the longest word).
// Bounds are questions that have an answer; what is near a bound is tried again and again. Section 3.4 of the paper
// also tries the path to each leaf and its negations. These hardly ever surprised a tree.

#include "explain/requirements.h"

#include <algorithm>
#include <cmath>

namespace hone {
namespace {

/// How near to the bound it pays to look.
double step(const ModelNode& node, FeatureKind kind) {
  return isWhole(kind) ? 1 : 0.01 * std::max(1.0, std::abs(node.threshold));
}

/// True where it pays to know the bound better.
bool isWide(const ModelNode& node, FeatureKind kind) {
  if (isYesNo(kind) || std::isinf(node.below) || std::isinf(node.beyond)) return false;
  return node.beyond - node.below > (isWhole(kind) ? 1 : 2 * step(node, kind));
}

/// The conditions on the way to every node.
std::vector<std::vector<Condition>> waysTo(const DecisionTree& model) {
  std::vector<std::vector<Condition>> ways(model.nodes.size());
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    if (model.nodes[n].isLeaf()) continue;
    for (bool toAtMost : {true, false}) {
      uint32_t child = toAtMost ? model.nodes[n].atMost : model.nodes[n].above;
      ways[child] = ways[n];
      ways[child].push_back(model.condition(n, toAtMost));
    }
  }
  return ways;
}

void addBounds(const DecisionTree& model, const std::vector<std::vector<Condition>>& ways,
               std::vector<Requirement>& requirements) {
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    const ModelNode& node = model.nodes[n];
    if (node.isLeaf() || !isWide(node, model.features[node.feature].kind)) continue;
    // Close to the bound on both sides, which settles it where it is right; and in the middle of what is unknown, which
    // halves that where it is wrong.
    const Feature& feature = model.features[node.feature];
    double near = step(node, feature.kind), middle = (node.below + node.beyond) / 2;
    std::vector<Condition> aims;
    if (isWhole(feature.kind)) {
      if (node.threshold > node.below) aims.push_back({feature, node.threshold, node.threshold});
      if (node.threshold + 1 < node.beyond) aims.push_back({feature, node.threshold + 1, node.threshold + 1});
    } else {
      double low = std::nextafter(node.below, infinity), high = std::nextafter(node.beyond, -infinity);
      if (node.threshold - near > node.below)
        aims.push_back({feature, node.threshold - near, std::nextafter(node.threshold, -infinity)});
      if (node.threshold + near < node.beyond)
        aims.push_back({feature, std::nextafter(node.threshold, infinity), node.threshold + near});
      if (node.threshold > node.below && node.threshold < node.beyond)
        aims.push_back({feature, node.threshold, node.threshold});
      aims.push_back({feature, std::max(low, middle - (node.beyond - node.below) / 4),
                      std::min(high, middle + (node.beyond - node.below) / 4)});
    }
    for (const Condition& aim : aims) {
      Requirement requirement{ways[n], "bound"};
      requirement.conditions.push_back(aim);
      requirements.push_back(std::move(requirement));
    }
  }
}

/// Closer to the bounds than chance would come, and other than the inputs that found them.
void addNear(const DecisionTree& model, const std::vector<std::vector<Condition>>& ways,
             std::vector<Requirement>& near) {
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    if (model.nodes[n].isLeaf() || isYesNo(model.features[model.nodes[n].feature].kind)) continue;
    for (bool toAtMost : {true, false}) {
      Condition aim = model.condition(n, toAtMost);
      double margin = 2 + 0.01 * std::abs(model.nodes[n].threshold);
      (toAtMost ? aim.low : aim.high) = model.nodes[n].threshold + (toAtMost ? -margin : margin);
      Requirement requirement{ways[n], "near"};
      requirement.conditions.push_back(aim);
      near.push_back(std::move(requirement));
    }
  }
}

}  // namespace

Requirements requirementsOf(const DecisionTree& model, Random& random) {
  const std::vector<std::vector<Condition>> ways = waysTo(model);
  Requirements wanted;
  addBounds(model, ways, wanted.questions);
  addNear(model, ways, wanted.others);
  random.shuffle(wanted.others);
  return wanted;
}

}  // namespace hone
