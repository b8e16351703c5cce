// Predicts which inputs the test can't judge. A grammar usually allows more than the program accepts, and an unresolved
// test teaches nothing: nine in ten runs of the reference implementation are unresolved.
#pragma once

#include <vector>

#include "explain/feature_space.h"

namespace hone {

class InputValidity {
 public:
  /// A part is doubted after so many unresolved inputs with it, unless a resolved one had it.
  explicit InputValidity(uint32_t often = 3) : often_(often) {}

  /// What became of an input.
  void note(const FeatureSpace& space, const FeatureValues& values, bool resolved);
  /// Has it such a part? O(features of the input).
  bool doubtful(const FeatureSpace& space, const FeatureValues& values) const;

 private:
  struct Seen {
    uint32_t resolved = 0, unresolved = 0;
  };
  uint32_t often_;
  std::vector<Seen> seen_;  ///< by feature
};

}  // namespace hone
