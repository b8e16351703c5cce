// Predicts which inputs the test can't judge. A grammar usually allows more than the program accepts, and an unresolved
// test teaches nothing: nine in ten runs of the reference implementation are unresolved.
#pragma once

#include <algorithm>
#include <vector>

#include "explain/feature_space.h"

namespace hone {

class InputValidity {
 public:
  void note(const FeatureSpace& space, const FeatureValues& values, bool resolved) {
    seen_.resize(space.size());
    for (auto [feature, value] : values)
      if (space[feature].kind == FeatureKind::exists)
        ++(resolved ? seen_[feature].resolved : seen_[feature].unresolved);
  }

  /// Has it a part that occurred in several unresolved inputs and in no other one? O(features of the input).
  bool doubtful(const FeatureValues& values) const {
    constexpr uint32_t often = 3;
    return std::ranges::any_of(values, [&](const auto& value) {
      const FeatureId feature = value.first;
      return feature < seen_.size() && seen_[feature].resolved == 0 && seen_[feature].unresolved >= often;
    });
  }

 private:
  struct Seen {
    uint32_t resolved = 0, unresolved = 0;
  };
  std::vector<Seen> seen_;  ///< by feature
};

}  // namespace hone
