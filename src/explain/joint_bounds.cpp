#include "explain/joint_bounds.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "derive/token_texts.h"

namespace hone {
namespace {

constexpr size_t mostBounds = 12;  // each is tried on all examples

/// Also of operands' operands; null if there is none.
Feature* numericOperand(Feature& joint) {
  for (Feature& operand : joint.operands) {
    if (operand.kind == FeatureKind::joint) {
      if (Feature* found = numericOperand(operand)) return found;
    } else if (!isYesNo(operand.kind)) {
      return &operand;
    }
  }
  return nullptr;
}

/// From 0 to 1: by how much more of one outcome's examples have the joint.
double parting(const Feature& joint, std::span<const TreeView> views, std::span<const JointExample> examples) {
  double have[2] = {0, 0}, all[2] = {0, 0};
  for (size_t i = 0; i < examples.size(); ++i) {
    ++all[examples[i].fails];
    have[examples[i].fails] += !placesOf(views[i], joint).empty();
  }
  return std::abs(have[true] / all[true] - have[false] / all[false]);
}

}  // namespace

std::optional<Feature> withBetterBound(const FeatureReader& reader, const Feature& joint,
                                       std::span<const JointExample> examples) {
  Feature best = joint;
  Feature* number = numericOperand(best);
  if (number == nullptr) return std::nullopt;
  const bool atLeast = std::isinf(number->high);
  double& bound = atLeast ? number->low : number->high;
  const double old = bound;
  const Feature anyNumber = withoutBounds(*number);
  std::vector<TreeView> views;
  std::set<double> seen;
  for (const JointExample& example : examples) {
    const TreeView& view = views.emplace_back(reader, *example.tree);
    for (NodeId id : placesOf(view, anyNumber))
      if (const std::optional<double> value = numberIn(view.text(id))) seen.insert(*value);
  }
  std::vector<double> bounds;
  for (auto next = seen.begin(), at = next; next != seen.end() && ++next != seen.end(); at = next) {
    const double between = roundestBetween(*at, *next);
    if (between == (atLeast ? *at : *next))
      bounds.push_back(std::nextafter(between, atLeast ? infinity : -infinity));
    else
      bounds.push_back(between);
  }
  std::ranges::stable_sort(bounds, {}, [&](double other) { return std::abs(other - old); });
  bounds.resize(std::min(bounds.size(), mostBounds));
  double chosen = old, most = parting(best, views, examples);
  for (double other : bounds) {
    bound = other;
    if (const double own = parting(best, views, examples); own > most) {
      most = own;
      chosen = other;
    }
  }
  bound = chosen;
  return chosen == old ? std::nullopt : std::optional(best);
}

}  // namespace hone
