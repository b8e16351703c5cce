// The first token of a text, for callers that need any token of the language.
#pragma once

#include <string_view>

#include "tree/tree.h"

namespace hone {

/// The text of the tree's first visible token that has text; empty if there is none. Refers to the tree.
std::string_view firstToken(const Tree& tree);

}  // namespace hone
