// The recogniser: is a text's tree the pattern's, but for what stands at its places?
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "generalize/place.h"

namespace hone {

/// A place's node in the pattern's tree, and what is there in the text's.
using Binding = std::vector<std::pair<NodeId, NodeId>>;

/// White space and comments don't matter. Nothing where the text differs elsewhere, or where nodes that are to have the
/// same text don't. O(both trees).
std::optional<Binding> correspondence(const Tree& pattern, const std::vector<Place>& places, const Tree& text);

}  // namespace hone
