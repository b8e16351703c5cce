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
  size_t tokens;      ///< number of visible tokens that have text
  Hash128 tokenHash;  ///< hash of the tokens' texts, ignoring separators
};

/// The remaining text, with the input's own white space before each kept token, and a separator only where two tokens
/// would otherwise lex differently. nullopt if no separator helps, that is, if the text would not lex to these tokens.
/// O(tree); tree/renderer.h is faster for many candidates of one tree. Throws Cancelled.
std::optional<Rendered> render(const Tree& tree, const Edits& edits);

/// The visible tokens of the edited tree, in order, with their types and texts. O(tree).
struct RenderedToken {
  Symbol type;
  std::string text;
  friend bool operator==(const RenderedToken&, const RenderedToken&) = default;
};
std::vector<RenderedToken> renderedTokens(const Tree& tree, const Edits& edits);

/// Like `render`, for one token that has islands; adds its tokens to `tokens`.
std::optional<std::string> renderIsland(const Tree& tree, const Edits& edits, NodeId island, TokenSum& tokens);

/// Calls `add(text, type)` for each token of the node's minimal text.
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
