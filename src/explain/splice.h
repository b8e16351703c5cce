// Changes of a tree's text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/random.h"
#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

/// The tree's text with the edits; nullopt where they can't be made. O(text).
std::optional<std::string> textWith(const Tree& tree, const Edits& edits);

/// The tree's text with another one in the place of the node's; with a blank where two words would run together, or two
/// operators. Not elsewhere: blanks mean something in many formats. O(text).
std::string splice(const Tree& tree, NodeId node, std::string_view text);

// nullopt where that can't be done.
/// With so many more of the iteration behind it.
std::optional<std::string> duplicated(const Tree& tree, NodeId iteration, size_t times);
/// Without the element of a list that the node lies in, or one further out.
std::optional<std::string> withoutElement(const Tree& tree, NodeId inside, Random& random);
/// Without all of these, or with the shortest texts that may stand in their places.
std::optional<std::string> without(const Tree& tree, const std::vector<NodeId>& nodes, Random& random);

}  // namespace hone
