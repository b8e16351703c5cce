// What has only ever occurred in inputs that the test couldn't judge: a guess at which inputs aren't worth a test.
//
// A grammar usually allows more than the program takes, and there unresolved tests teach nothing: of the reference's
// executions nine in ten go that way. A part that came with several unresolved inputs and never with another one is
// avoided from then on, but not always, for the guess may be wrong.
#pragma once

#include <vector>

#include "explain/feature_reader.h"

namespace hone {

class Validity {
 public:
  void learn(const FeatureSpace& space, const FeatureValues& values, bool resolved) {
    seen_.resize(space.size());
    for (auto [feature, value] : values)
      if (space[feature].kind == FeatureKind::exists)
        ++(resolved ? seen_[feature].resolved : seen_[feature].unresolved);
  }

  /// O(features of the input).
  bool doubtful(const FeatureValues& values) const {
    constexpr uint32_t often = 3;
    for (auto [feature, value] : values)
      if (feature < seen_.size() && seen_[feature].resolved == 0 && seen_[feature].unresolved >= often) return true;
    return false;
  }

 private:
  struct Seen {
    uint32_t resolved = 0, unresolved = 0;
  };
  std::vector<Seen> seen_;  ///< by feature
};

}  // namespace hone
