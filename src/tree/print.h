// Trees for people and programs to read.
#pragma once

#include <string>

#include "tree/tree.h"

namespace hone {

/// "rule", "star" and so on, as in all that is written for programs.
std::string_view kindName(NodeKind kind);

/// A line a node, indented by depth (to a limit); tokens with their text.
std::string toText(const Tree& tree);

/// Nested objects {kind, name, alternative, begin, end, children | text}.
std::string toJson(const Tree& tree);

/// As ANTLR's `toStringTree` writes it, in one line: rules and tokens alone, and each iteration of a left-recursive
/// rule nested in the next. Text that the parser could not use is left out.
std::string toLisp(const Tree& tree);

/// Graphviz.
std::string toDot(const Tree& tree);

}  // namespace hone
