// Names: tokens with equal text belong together, although the grammar doesn't say so.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tree/tree.h"

namespace hone {

struct Name {
  std::string text;
  std::vector<NodeId> leaves;  ///< in the order of the text
};

/// a, b, ... z, aa, ab, ...
std::string shortName(size_t index);

/// Does it look like a word?
bool isNameText(std::string_view text);

/// The names of a tree in order of first occurrence: tokens that look like a word and whose type has no fixed text.
std::vector<Name> namesOf(const Tree& tree);

/// Does the leaf's language lex the text as a token of the same type as the leaf's, where that stands?
bool isLegalName(const Tree& tree, NodeId leaf, const std::string& text);

}  // namespace hone
