// Tells inputs that are like a known one in all but sizes: another number, a name with a letter more. They hardly tell
// anything that the known one didn't, and most changes to a small input make such ones.
#pragma once

#include <unordered_set>

#include "explain/feature_space.h"
#include "text/hash.h"

namespace hone {

class KnownShapes {
 public:
  void note(const FeatureSpace& space, const FeatureValues& values) { shapes_.insert(shapeOf(space, values)); }
  /// Has a noted input the same features? Of numbers the order of magnitude counts, of sizes (Kind::isSize) nothing.
  /// O(features of the input).
  bool has(const FeatureSpace& space, const FeatureValues& values) const {
    return shapes_.contains(shapeOf(space, values));
  }

 private:
  static Hash128 shapeOf(const FeatureSpace& space, const FeatureValues& values);

  std::unordered_set<Hash128> shapes_;
};

}  // namespace hone
