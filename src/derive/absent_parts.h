// Where a text could have an optional part of its grammar that it doesn't have. The tree has no node for it.
#pragma once

#include <vector>

#include "grammar/parts.h"
#include "tree/tree.h"

namespace hone {

struct AbsentPart {
  Part group;       ///< a `?` or `*`
  uint32_t offset;  ///< the byte before which it would be written
};

/// Those directly in the node, a rule or a group; none in a left-recursive rule, in a `?` of several alternatives, in a
/// text of another language, and behind a syntax error. O(children), and the depth of the first.
std::vector<AbsentPart> absentParts(const Parts& parts, const Tree& tree, NodeId node);

}  // namespace hone
