// Finds the places where a text could have an optional part.
#pragma once

#include <vector>

#include "pattern/place.h"

namespace hone {

/// The gaps of a tree that are not in one of `places`: empty `?` and `*` of the grammar that one rule or token could
/// fill. Bounded: at most some thousand texts are parsed, of the nodes at the tree's end none then.
std::vector<Place> findGaps(const TreePtr& tree, const std::vector<Place>& places);

}  // namespace hone
