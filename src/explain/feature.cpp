#include "explain/feature.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "explain/kind.h"
#include "text/user_error.h"

namespace hone {

bool isPosition(FeatureKind kind) { return kind == FeatureKind::last || kind == FeatureKind::first; }
bool isYesNo(FeatureKind kind) { return kindOf(kind).values == Kind::Values::yesNo; }
bool isWhole(FeatureKind kind) { return kindOf(kind).values != Kind::Values::real; }

const std::vector<FeatureKind>& featureKinds() {
  using K = FeatureKind;
  static const std::vector<FeatureKind> kinds = {
      K::exists, K::without,  K::greatest, K::equals, K::repetitions, K::length, K::character,   K::least,
      K::depth,  K::count,    K::within,   K::child,  K::twice,       K::same,   K::begins,      K::contains,
      K::ends,   K::has,      K::layout,   K::just,   K::divisible,   K::sum,    K::leastLength, K::most,
      K::fewest, K::relation, K::again,    K::last,   K::first,       K::joint};
  return kinds;
}

Feature withoutBounds(Feature feature) {
  feature.low = -infinity;
  feature.high = infinity;
  return feature;
}

std::string show(const Feature& feature, const Parts& parts) {
  const Kind& kind = kindOf(feature.kind);
  if (kind.noun != nullptr) return kind.noun(feature, parts);
  return fmt::format("{}({})", kind.name, parts.show(feature.part, feature.alternative));
}

std::vector<std::string> featureNames() {
  std::vector<std::string> names = {"all", "paper"};
  for (FeatureKind kind : featureKinds()) names.emplace_back(kindOf(kind).name);
  return names;
}

std::vector<FeatureKind> parseFeatures(const std::vector<std::string>& names) {
  if (names.empty()) return featureKinds();
  // Other features hold only where their parts exist, so `exists` is always included.
  std::vector<FeatureKind> kinds;
  for (FeatureKind kind : featureKinds()) {
    auto wanted = [&](const std::string& name) {
      return name == "all" || (name == "paper" && kindOf(kind).isBasic) || name == kindOf(kind).name;
    };
    if (kind == FeatureKind::exists || std::ranges::any_of(names, wanted)) kinds.push_back(kind);
  }
  for (const std::string& name : names)
    if (std::vector<std::string> known = featureNames(); std::ranges::find(known, name) == known.end())
      throw UserError(fmt::format("there is no feature '{}'; choose from {}", name, fmt::join(known, ", ")));
  return kinds;
}

}  // namespace hone
