// Learns the simplest decision tree that separates inputs of known outcome.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "explain/feature_columns.h"
#include "explain/feature_reader.h"
#include "explain/model.h"

namespace hone {

/// Another question that tells a node's inputs apart just as the tree's does.
struct Rival {
  FeatureId feature;
  double below, beyond;  ///< values up to, and from where it is known what becomes of an input
  bool isFlipped;        ///< the low values go to `above`

  /// Would it send an input to `above`? nullopt for a value in between.
  std::optional<bool> goesAbove(double value) const {
    if (value > below && value < beyond) return std::nullopt;
    return (value >= beyond) != isFlipped;
  }
};

struct Learned {
  DecisionTree model;
  std::vector<std::vector<Rival>> rivals;  ///< by node
  std::vector<DecisionTree> others;        ///< dearer ones that are right as often
  size_t errors = 0;                       ///< inputs that the tree predicts wrongly
  double cost = 0;                         ///< bits to write down the tree and its errors
};

/// Both outcomes must occur. First with the basic features alone; the others are admitted only where the tree becomes
/// cheaper. `former`: a tree that new inputs may have left as good as it was. Deterministic. O(features * inputs * log
/// inputs * depth of the tree).
Learned learn(const FeatureReader& reader, std::span<const Observation> observations,
              const DecisionTree* former = nullptr);

}  // namespace hone
