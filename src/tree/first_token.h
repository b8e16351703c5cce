// The first token of a text, for callers that need any piece of the language.
#pragma once

#include <string_view>

#include "tree/tree.h"

namespace hone {

/// The text of the tree's first token that has text and isn't hidden; empty where there is none. Refers to the tree.
std::string_view firstToken(const Tree& tree);

}  // namespace hone
