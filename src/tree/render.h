// From a tree and edits to the bytes of a candidate.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/hash.h"
#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

struct Rendered {
  std::string bytes;
  size_t tokens;      ///< visible ones that have text
  Hash128 tokenHash;  ///< of their texts, whatever stands between them
};

/// The text that remains, with the input's own white space before each kept token, and a separator only where two
/// tokens would otherwise lex differently. nullopt where no separator helps, so that the text would not have the
/// tree's tokens. O(size of the tree).
std::optional<Rendered> render(const Tree& tree, const Edits& edits);

/// The visible tokens of the edited tree, in order: their types and texts.
struct RenderedToken {
  Symbol type;
  std::string text;
  friend bool operator==(const RenderedToken&, const RenderedToken&) = default;
};
std::vector<RenderedToken> renderedTokens(const Tree& tree, const Edits& edits);

}  // namespace hone
