// Prints trees for people and for programs.
#pragma once

#include <functional>
#include <string>

#include "tree/tree.h"

namespace hone {

/// "rule", "star" and so on, as in all that is written for programs.
std::string_view kindName(NodeKind kind);

/// Takes a text part by part: that of a deep tree is hundreds of times as long as the tree's own.
using TextSink = std::function<void(std::string_view)>;

/// A line a node, indented by depth (to a limit); tokens with their text.
void writeText(const Tree& tree, const TextSink& sink);

/// Nested objects {kind, name, alternative, begin, end, children | text}.
void writeJson(const Tree& tree, const TextSink& sink);

/// Graphviz.
void writeDot(const Tree& tree, const TextSink& sink);

/// As ANTLR's `toStringTree` writes it, in one line: rules and tokens alone, and each iteration of a left-recursive
/// rule nested in the next. Text that the parser could not use is left out.
std::string toLisp(const Tree& tree);

}  // namespace hone
