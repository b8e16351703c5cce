// Which inputs would tell a tree from its rivals: active learning by the version space (Mitchell, "Generalization as
// Search", 1982), as far as the learner keeps it.
#pragma once

#include "explain/learner.h"

namespace hone {

/// How many rivals of the tree's features, each in the place of its feature, would send such an input to a leaf of the
/// other outcome. O(rivals * depth).
size_t disputes(const Learned& learned, const FeatureSpace& space, const FeatureValues& values);

}  // namespace hone
