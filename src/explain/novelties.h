// Grammar elements that no tested input covers. A decision tree can't predict the effect of a token or an alternative
// that it has never met.
#pragma once

#include <deque>

#include "explain/feature.h"
#include "text/random.h"
#include "tree/tree.h"

namespace hone {

/// The existence of each token and alternative that can stand somewhere in that input, those first that fewest rules
/// lie between. O(network * those).
std::deque<Feature> offeredAround(const Tree& input, const Parts& parts, Random& random);

}  // namespace hone
