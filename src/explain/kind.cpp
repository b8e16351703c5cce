#include "explain/kind.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hone {

const Kind& kindOf(FeatureKind kind) {
  static const std::array kinds = {// in the order of FeatureKind
                                   &existsKind,      &withoutKind,   &equalsKind, &greatestKind,    &lengthKind,
                                   &repetitionsKind, &characterKind, &leastKind,  &countKind,       &depthKind,
                                   &withinKind,      &childKind,     &beginsKind, &containsKind,    &jointKind,
                                   &twiceKind,       &hasKind,       &endsKind,   &layoutKind,      &relationKind,
                                   &justKind,        &divisibleKind, &sumKind,    &leastLengthKind, &lastKind,
                                   &sameKind,        &firstKind,     &mostKind,   &fewestKind,      &againKind};
  return *kinds[static_cast<size_t>(kind)];
}

int complexity(const Parts& parts, const Feature& feature) {
  int sum = kindOf(feature.kind).complexity;
  // Rules are what people name.
  if (feature.kind == FeatureKind::exists && !parts.isRule(feature.part)) sum += parts.isToken(feature.part) ? 2 : 3;
  if (feature.kind == FeatureKind::greatest && !parts.isRule(feature.part)) sum += 1;
  if (feature.other != noPart && isPlaced(feature.kind)) sum += 1;
  if (feature.kind == FeatureKind::relation)
    for (const Feature& operand : feature.operands) sum += static_cast<int>(2 * operand.operands.size());
  // As much as its conditions, and how they belong together.
  if (feature.kind == FeatureKind::joint)
    for (const Feature& operand : feature.operands) sum += 2 + complexity(parts, operand);
  return sum;
}

bool isPlaced(FeatureKind kind) {
  using K = FeatureKind;
  constexpr std::array placed = {K::leastLength, K::divisible, K::equals,   K::begins, K::ends,
                                 K::contains,    K::has,       K::greatest, K::least,  K::length};
  return std::ranges::find(placed, kind) != placed.end();
}

void addPlaced(const TreeView& view, NodeId node, Feature feature, double value, FeatureNotes& notes) {
  notes.add(feature, value);
  const NodeId above = ruleAbove(view.tree(), node);
  if (above == noNode) return;
  feature.other = view.part(above);
  notes.add(feature, value);
}

void noteTexts(const TreeView& view, NodeId node, FeatureKind kind, FeatureNotes& notes,
               const std::function<void(const std::function<void(const std::string&)>&)>& find) {
  KnownText& known = view.known(node);
  auto own = std::ranges::find(known.kinds, kind, &KnownText::OfKind::kind);
  if (own == known.kinds.end()) {
    const NodeId above = ruleAbove(view.tree(), node);
    KnownText::OfKind found{kind, {}};
    find([&](const std::string& text) {
      Feature feature{.kind = kind, .part = view.part(node), .text = text};
      found.features.push_back(notes.id(feature));
      if (above == noNode) return;
      feature.other = view.part(above);
      found.features.push_back(notes.id(feature));
    });
    own = known.kinds.insert(own, std::move(found));
  }
  for (const FeatureId one : own->features) notes.add(one, 1);
}

std::string showPlaced(const Feature& feature, const Parts& parts) {
  const std::string part = parts.show(feature.part, feature.alternative);
  return feature.other == noPart ? part : part + " directly in " + withArticle(parts.show(feature.other));
}

double wholeBetween(double low, double high, double now, Random& random) {
  low = std::ceil(std::max(low, 0.0));
  high = std::floor(std::min(high, std::max({4 * low, 2 * now, 16.0})));
  if (high <= low || random.chance(1, 3)) return low;
  if (random.chance(1, 3)) return high;
  return low + static_cast<double>(random.below(static_cast<uint64_t>(high - low) + 1));
}

}  // namespace hone
