// Which declaration does each name of a text mean? Two structures may have a member `value`, and the text between them
// may use one of these. Names that are equal only by chance must not tie parts of the text together, and a name must
// stay declared as long as it is used.
//
// This is a guess from how most languages with brackets are written, without a grammar of theirs. It decides only which
// candidates come first.
#pragma once

#include <cstdint>
#include <vector>

#include "tree/tree.h"

namespace hone {

/// A place where a name stands. What it means is a symbol: declarations of a name in scopes of the same name are one.
struct Mention {
  uint32_t symbol;
  bool introduces;  ///< is it a declaration? Of a name without any, the first place counts as one.
  NodeId brace;     ///< noNode, or it counts only where this bracket isn't inside of the part in question
};

/// All places of names, in the order of the text. A name may have two mentions.
struct Mentions {
  /// O(size of the tree), but for deep nesting of scopes.
  explicit Mentions(const Tree& tree);

  std::vector<Mention> all;
  std::vector<uint32_t> before;  ///< by node: how many stand before it
  std::vector<uint32_t> counts;  ///< by symbol
};

}  // namespace hone
