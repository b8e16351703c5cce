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
  enum class Role : uint8_t {
    use,
    first,  ///< of a name without any declaration: the first place, which counts as one
    declaration,
    member  ///< a declaration that counts only in a part right inside of the bracket around it
  };
  uint32_t symbol;
  NodeId brace;  ///< the bracket { around it, or 0
  Role role;
  bool inBody;  ///< of a function, where statements are commands and not only declarations
};

/// All places of names, in the order of the text. A name may have two mentions.
struct Mentions {
  /// O(size of the tree).
  explicit Mentions(const Tree& tree);

  /// Does the mention introduce its symbol, as seen from the part that begins at the node?
  bool introduces(size_t mention, NodeId part) const {
    const Mention& it = all[mention];
    return it.role != Mention::Role::use && (it.role != Mention::Role::member || it.brace < part);
  }

  std::vector<Mention> all;
  std::vector<uint32_t> before;  ///< by node: how many stand before it
  std::vector<uint32_t> counts;  ///< by symbol
};

}  // namespace hone
