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

/// Which values of a feature were seen.
struct SeenRange {
  FeatureId feature;
  double low, high;
};

/// A feature that would part a node's inputs as its own feature does.
struct Rival {
  FeatureId feature;
  double below, beyond;  ///< its greatest value on its low side, its least one on the other
  bool opposite;         ///< its low side is the node's high one
  bool apart;            ///< not the same by the grammar: a joint, or it orders inputs of other nodes in another way
};

struct LearnedNode {
  FeatureId feature = 0;        ///< of an inner node
  std::vector<Rival> rivals;    ///< other features that part the node's inputs in the same way, simplest first
  std::vector<SeenRange> seen;  ///< of a leaf: by its inputs, of basic features that vary in all; simplest first
};

struct Learned {
  Model model;                     ///< features and nodes alone
  std::vector<LearnedNode> nodes;  ///< beside model.nodes
  size_t errors = 0;               ///< inputs that the tree predicts wrongly
  double cost = 0;                 ///< bits to write down the tree and its errors
};

/// Both outcomes must occur. First with the basic features alone; the others are admitted only where the tree becomes
/// cheaper. Deterministic. O(features * inputs * log inputs * depth of the tree).
Learned learn(const FeatureReader& reader, std::span<const Observation> observations);

/// Simpler features come first.
bool simpler(const Parts& parts, const Feature& a, const Feature& b);

}  // namespace hone
