// Trees for people and programs to read.
#pragma once

#include <string>

#include "tree/tree.h"

namespace hone {

/// A line a node, indented by depth (to a limit); tokens with their text.
std::string toText(const Tree& tree);

/// Nested objects {kind, name, alternative, begin, end, children | text}.
std::string toJson(const Tree& tree);

/// Graphviz.
std::string toDot(const Tree& tree);

}  // namespace hone
