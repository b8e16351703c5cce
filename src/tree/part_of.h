// Which part of the grammar a node of a tree is.
#pragma once

#include "grammar/parts.h"
#include "tree/tree.h"

namespace hone {

/// noPart for what the parser doesn't see: hidden tokens and errors.
Part partOf(const Parts& parts, const Node& node);

/// The alternative where it means something, for a part that exists in several; else anyAlternative.
uint16_t alternativeOf(const Parts& parts, const Tree& tree, NodeId id);

}  // namespace hone
