#include "explain/known_shapes.h"

#include <cmath>
#include <string>

#include "explain/kind.h"

namespace hone {
namespace {

int magnitudeOf(double value) {
  if (value == 0) return 0;
  const int magnitude = 1 + std::ilogb(std::abs(value) + 1);
  return value < 0 ? -magnitude : magnitude;
}

}  // namespace

Hash128 KnownShapes::shapeOf(const FeatureSpace& space, const FeatureValues& values) {
  std::string shape;
  auto add = [&](auto number) { shape.append(reinterpret_cast<const char*>(&number), sizeof number); };
  for (const auto& [feature, value] : values) {
    const Kind& kind = kindOf(space[feature].kind);
    // Which joints there are changes while hone learns.
    if (kind.isSize || space[feature].kind == FeatureKind::joint || value == kind.missing) continue;
    add(feature);
    add(magnitudeOf(value));
  }
  return contentHash(shape);
}

}  // namespace hone
