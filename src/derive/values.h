// The parts of a text that are values: what a person would compare, such as a number, a name or a string.
#pragma once

#include <vector>

#include "grammar/parts.h"
#include "tree/tree.h"
#include "tree/visible_span.h"

namespace hone {

/// Tokens that could have another text and aren't blank; and rules that spell one word or number by several tokens. In
/// order, and none of more than 60 characters, since a longer text is hardly a name or a value. O(nodes).
std::vector<NodeId> valuesIn(const Parts& parts, const Tree& tree, const std::vector<VisibleSpan>& spans);

/// The outermost rule with just this text, or the node itself.
NodeId outermostAlike(const Tree& tree, const std::vector<VisibleSpan>& spans, NodeId node);

}  // namespace hone
