// All features that were met, numbered, and the values of one input.
#pragma once

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "explain/feature.h"

namespace hone {

using FeatureId = uint32_t;

/// The features of one input: sorted by id; what is absent has the value of its kind that is missing.
using FeatureValues = std::vector<std::pair<FeatureId, double>>;

class FeatureSpace {
 public:
  FeatureId id(const Feature& feature);
  /// nullopt for one that wasn't met.
  std::optional<FeatureId> find(const Feature& feature) const;
  const Feature& operator[](FeatureId id) const { return features_[id]; }
  size_t size() const { return features_.size(); }

  /// O(log).
  double value(const FeatureValues& values, FeatureId id) const;
  /// The same; a feature that wasn't met is missing.
  double value(const FeatureValues& values, const Feature& feature) const;

 private:
  struct Hash {
    size_t operator()(const Feature& feature) const;
  };
  std::vector<Feature> features_;
  std::unordered_map<Feature, FeatureId, Hash> ids_;
};

}  // namespace hone
