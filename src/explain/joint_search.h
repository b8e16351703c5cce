// Conditions that only tell something jointly, and in the same thing: a section with `host` and without `port`, an
// array with a number below 0 as the value of "a". A tree can ask for both in the whole input alone; and where neither
// tells much by itself, a greedy learner finds neither.
//
// So the conditions that a tree asks for, and those that tell most by themselves, are paired: is there a part of a rule
// in which both hold, or the one without the other? A pair becomes a feature if it parts the inputs better than its two
// conditions do, each alone or both asked of the whole input. It may be paired again later. A joint may also
// have one condition, which some part of a rule lacks: a section with no entry.
#pragma once

#include <span>
#include <vector>

#include "explain/learner.h"

namespace hone {

struct JointExample {
  TreePtr tree;
  const FeatureValues* values;
  bool fails;
};

/// The best ones that aren't features yet, at most a few. Deterministic.
std::vector<Feature> findJoints(const FeatureReader& reader, const Learned& learned,
                                std::span<const JointExample> examples);

}  // namespace hone
