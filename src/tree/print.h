// Prints trees for people and for programs.
#pragma once

#include <functional>
#include <string>

#include "tree/tree.h"

namespace hone {

/// "rule", "star" and so on, as in all machine-readable output.
std::string_view kindName(NodeKind kind);

/// Takes the output part by part, since the output for a deep tree is hundreds of times as long as its text.
using TextSink = std::function<void(std::string_view)>;

/// One line per node, indented by depth (up to a limit); tokens with their text.
void writeText(const Tree& tree, const TextSink& sink);

/// JSON: nested objects {kind, name, alternative, begin, end, children | text}.
void writeJson(const Tree& tree, const TextSink& sink);

/// The dot language of Graphviz.
void writeDot(const Tree& tree, const TextSink& sink);

/// One line, as from ANTLR's `toStringTree`: only rules and tokens, and each iteration of a left-recursive rule nested
/// in the next one. Without text that the parser could not use.
std::string toLisp(const Tree& tree);

}  // namespace hone
