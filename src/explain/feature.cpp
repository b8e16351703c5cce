#include "explain/feature.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "explain/kind.h"
#include "text/hash.h"
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

size_t FeatureSpace::Hash::operator()(const Feature& f) const {
  uint64_t mixed = static_cast<uint64_t>(f.kind);
  const auto mix = [&](uint64_t part) {
    mixed = (mixed ^ part) * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
  };
  for (const uint32_t part : {f.part, f.other, f.scope}) mix(part);
  for (const uint16_t number : {f.alternative, f.otherAlternative, f.ordinal}) mix(number);
  if (!f.text.empty()) mix(contentHash(f.text).low);
  for (const Feature& operand : f.operands) mix((*this)(operand));
  return mixed + f.lacks + 2 * f.nearest + 4 * f.before;
}

FeatureId FeatureSpace::id(const Feature& feature) {
  // Nearly always known, and a copy of a feature is costly.
  if (auto at = ids_.find(feature); at != ids_.end()) return at->second;
  ids_.emplace(feature, static_cast<FeatureId>(features_.size()));
  features_.push_back(feature);
  return static_cast<FeatureId>(features_.size() - 1);
}

std::optional<FeatureId> FeatureSpace::find(const Feature& feature) const {
  auto at = ids_.find(feature);
  return at == ids_.end() ? std::nullopt : std::optional(at->second);
}

double FeatureSpace::value(const FeatureValues& values, FeatureId id) const {
  auto at = std::ranges::lower_bound(values, id, {}, &std::pair<FeatureId, double>::first);
  return at != values.end() && at->first == id ? at->second : kindOf(features_[id].kind).missing;
}

double FeatureSpace::value(const FeatureValues& values, const Feature& feature) const {
  const std::optional<FeatureId> id = find(feature);
  return id ? value(values, *id) : kindOf(feature.kind).missing;
}

}  // namespace hone
