// The recogniser of a pattern: decides whether a tree equals the pattern's tree except at its open places.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "pattern/place.h"

namespace hone {

/// The number of a place, and a node of the text's tree that is there. A shared place has several.
using Binding = std::vector<std::pair<size_t, NodeId>>;

/// White space and comments don't matter. Nothing where the text differs elsewhere, or where nodes that are to have the
/// same text don't. O(both trees).
std::optional<Binding> correspondence(const Tree& pattern, const std::vector<Place>& places, const Tree& text);

}  // namespace hone
