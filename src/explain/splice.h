// Changes of a tree's text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

/// The tree's text with the edits; nullopt where they can't be made. O(text).
std::optional<std::string> textWith(const Tree& tree, const Edits& edits);

/// The bytes with another text from one offset to another; with a blank where two words would run together, or two
/// operators. Not elsewhere: blanks mean something in many formats. O(text).
std::string spliced(std::string_view bytes, size_t begin, size_t end, std::string_view text);

/// The tree's text with another one in the place of the node's. O(text).
std::string splice(const Tree& tree, NodeId node, std::string_view text);

}  // namespace hone
