// The bounds of numbers in joints. A joint is found with the bound that the tree had at that time, and the tree can't
// move it, since to the tree a joint is a feature like any other.
#pragma once

#include <optional>
#include <span>

#include "explain/joint_search.h"

namespace hone {

/// The joint with another bound of its first number, by which it parts the outcomes better; nullopt if there is none.
/// Of the bounds between two numbers of the examples the nearest are tried. O(bounds * nodes of all examples).
std::optional<Feature> withBetterBound(const FeatureReader& reader, const Feature& joint,
                                       std::span<const JointExample> examples);

}  // namespace hone
