// Words that belong together as brackets do: `begin … end`, `if … fi`, `module … endmodule`.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// Opening and closing word.
using WordPair = std::pair<std::string, std::string>;

/// Learned from the text itself, whatever its language: words that occur equally often, several times, and each
/// opening one before its closing one. Some of them may do so by chance. O(tokens).
std::vector<WordPair> wordPairsOf(const Tree& tree);

}  // namespace hone
