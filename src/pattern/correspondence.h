// The recogniser of a pattern: decides whether a tree equals the pattern's tree except at its open places.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "pattern/place.h"

namespace hone {

/// The number of a place, and a node of the text's tree that is there. A shared place has several, an empty gap none.
using Binding = std::vector<std::pair<size_t, NodeId>>;

/// White space and comments don't matter. Nothing where the text differs elsewhere, or where nodes that are to have the
/// same text don't. O(both trees).
std::optional<Binding> correspondence(const Tree& pattern, const std::vector<Place>& places, const Tree& text);

/// The first optional part that the text has and the pattern's tree doesn't. O(both trees).
std::optional<Gap> firstGap(const Tree& pattern, const Tree& text);

/// The gaps of a tree that are not in one of `places`: empty `?` and `*` of the grammar that one rule or token could
/// fill. Bounded: at most some thousand texts are parsed, of the nodes at the tree's end none then.
std::vector<Place> findGaps(const TreePtr& tree, const std::vector<Place>& places);

}  // namespace hone
