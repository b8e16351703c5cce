#include "explain/feature_space.h"

#include <algorithm>

#include "explain/kind.h"
#include "text/hash.h"

namespace hone {

size_t FeatureSpace::Hash::operator()(const Feature& f) const {
  uint64_t mixed = static_cast<uint64_t>(f.kind);
  for (uint64_t part :
       {static_cast<uint64_t>(f.part), static_cast<uint64_t>(f.alternative), static_cast<uint64_t>(f.other),
        static_cast<uint64_t>(f.otherAlternative), static_cast<uint64_t>(f.scope), static_cast<uint64_t>(f.ordinal)}) {
    mixed = (mixed ^ part) * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
  }
  auto mix = [&](std::string_view text) { mixed = (mixed ^ contentHash(text).low) * 0x9E3779B97F4A7C15u; };
  if (!f.text.empty()) mix(f.text);
  for (const Feature& operand : f.operands) mixed = (mixed ^ (*this)(operand)) * 0x9E3779B97F4A7C15u;
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
