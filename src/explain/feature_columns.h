// The features of many inputs as columns of ranks, which a tree is learned from.
//
// A large file has thousands of words that are in no other input, and a grammar says most things twice: most features
// are equal in all inputs. Of these, all but the simplest few of each kind are left out, which changes no tree.
#pragma once

#include <deque>
#include <map>
#include <span>
#include <vector>

#include "explain/cart.h"
#include "explain/feature.h"

namespace hone {

/// What is known of one input.
struct Observation {
  const FeatureValues* values;
  bool fails;
};

class FeatureColumns {
 public:
  struct Column {
    FeatureId feature;
    int complexity;
    std::vector<double> values;  ///< the distinct ones in order
    const Ranks* ranks;          ///< by observation: which of these it has. Equal ones are the same
  };

  /// All must outlive this. `mostAlike`: columns of one kind with the same ranks. O(values of all observations +
  /// features * observations).
  FeatureColumns(const FeatureSpace& space, const Parts& parts, std::span<const Observation> observations,
                 size_t mostAlike);
  FeatureColumns(const FeatureColumns&) = delete;
  FeatureColumns& operator=(const FeatureColumns&) = delete;

  /// Simplest first.
  std::span<const Column> upTo(int complexity) const;
  /// By kind: features up to that complexity that tell some inputs apart, those left out as well.
  std::vector<double> countsUpTo(int complexity) const;

 private:
  std::deque<Ranks> ranks_;
  std::vector<Column> columns_;
  std::map<int, std::vector<double>> counts_;  ///< by complexity and kind
};

/// Simpler features come first; of equally simple ones, those that were met first.
bool simpler(const Parts& parts, const FeatureSpace& space, FeatureId one, FeatureId other);

}  // namespace hone
