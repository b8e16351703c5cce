// Makes the bytes of a candidate from a tree and its edits.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/hash.h"
#include "tree/edits.h"
#include "tree/token_sum.h"
#include "tree/tree.h"

namespace hone {

struct Rendered {
  std::string bytes;
  size_t tokens;      ///< visible ones that have text
  Hash128 tokenHash;  ///< of their texts, whatever stands between them
};

/// The text that remains, with the input's own white space before each kept token, and a separator only where two
/// tokens would otherwise lex differently. nullopt where no separator helps, so that the text would not have the
/// tree's tokens. O(size of the tree): for many candidates of one tree there is tree/renderer.h. Throws Cancelled.
std::optional<Rendered> render(const Tree& tree, const Edits& edits);

/// The visible tokens of the edited tree, in order: their types and texts.
struct RenderedToken {
  Symbol type;
  std::string text;
  friend bool operator==(const RenderedToken&, const RenderedToken&) = default;
};
std::vector<RenderedToken> renderedTokens(const Tree& tree, const Edits& edits);

/// The same for a token with islands alone; adds its tokens to the others.
std::optional<std::string> renderIsland(const Tree& tree, const Edits& edits, NodeId island, TokenSum& tokens);

/// Calls `add(text, type)` for each token that `minimal` writes for the node.
template <typename Add>
void forMinimalTokens(const Tree& tree, NodeId id, Add add) {
  const Node& node = tree.node(id);
  const auto type = static_cast<Symbol>(node.symbol);
  if (node.kind == NodeKind::rule) {
    if (const auto* tokens = tree.language(id).minimal(node.symbol))
      for (const MinimalToken& token : *tokens) add(token.text, token.type);
  } else if (node.kind == NodeKind::token || node.kind == NodeKind::island) {
    if (const std::string* text = tree.language(id).minimalToken(type)) add(*text, type);
  }
}

}  // namespace hone
