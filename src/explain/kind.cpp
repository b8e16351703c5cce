#include "explain/kind.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hone {

const Kind& kindOf(FeatureKind kind) {
  static const std::array kinds = {// in the order of FeatureKind
                                   &existsKind,      &withoutKind,   &equalsKind, &greatestKind, &lengthKind,
                                   &repetitionsKind, &characterKind, &leastKind,  &countKind,    &depthKind,
                                   &withinKind,      &childKind,     &beginsKind, &containsKind, &longerKind,
                                   &shorterKind,     &jointKind,     &twiceKind,  &lastKind,     &sameKind};
  return *kinds[static_cast<size_t>(kind)];
}

int complexity(const Parts& parts, const Feature& feature) {
  int sum = kindOf(feature.kind).complexity;
  // Rules are what people name.
  if (feature.kind == FeatureKind::exists && !parts.isRule(feature.part)) sum += parts.isToken(feature.part) ? 2 : 3;
  if (feature.kind == FeatureKind::greatest && !parts.isRule(feature.part)) sum += 1;
  // As much as its conditions, and how they belong together.
  for (const Feature& operand : feature.operands) sum += 2 + complexity(parts, operand);
  return sum;
}

double wholeBetween(double low, double high, double now, Random& random) {
  low = std::ceil(std::max(low, 0.0));
  high = std::floor(std::min(high, std::max({4 * low, 2 * now, 16.0})));
  if (high <= low || random.chance(1, 3)) return low;
  if (random.chance(1, 3)) return high;
  return low + static_cast<double>(random.below(static_cast<uint64_t>(high - low) + 1));
}

}  // namespace hone
