// Names: tokens with equal text belong together, although the grammar doesn't say so. Which declaration each of them
// means is guessed in reduce/mentions.h, and what is needed by that is found in reduce/reachability.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tree/tree.h"

namespace hone {

struct Name {
  std::string text;
  size_t space = 0;            ///< of two names with the same text, each may have one of its own (NameFrame)
  std::vector<NodeId> leaves;  ///< in the order of the text
};

/// Does it look like a word?
bool isNameText(std::string_view text);

/// The names of a tree in order of first occurrence: tokens that look like a word and whose type has no fixed text, and
/// those that hold a name by the language's description.
std::vector<Name> namesOf(const Tree& tree);

/// The leaf's text with that name.
std::string withName(const Tree& tree, NodeId leaf, const std::string& name);

/// With that name, does the leaf's language lex its text as a token of the same type, where that stands?
bool isLegalName(const Tree& tree, NodeId leaf, const std::string& name);

}  // namespace hone
