// Learns the simplest decision tree that separates inputs of known outcome.
#pragma once

#include <span>
#include <vector>

#include "explain/feature_reader.h"
#include "explain/model.h"

namespace hone {

/// What is known of one input.
struct Observation {
  const FeatureValues* values;
  bool fails;
};

struct Learned {
  DecisionTree model;
  size_t errors = 0;  ///< inputs that the tree predicts wrongly
  double cost = 0;    ///< bits to write down the tree and its errors
};

/// Both outcomes must occur. First with the basic features alone; the others are admitted only where the tree becomes
/// cheaper. Deterministic. O(features * inputs * log inputs * depth of the tree).
Learned learn(const FeatureReader& reader, std::span<const Observation> observations);

/// Simpler features come first.
bool simpler(const Parts& parts, const Feature& a, const Feature& b);

}  // namespace hone
