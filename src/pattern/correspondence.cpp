// Both trees are walked in pre-order at once. Nodes correspond if they have the same kind, symbol and alternative and
// their parents correspond; tokens must have the same text. At a place only the symbol counts, and both walks skip the
// subtree. Both walks must end together.
#include "pattern/correspondence.h"

#include <map>

#include "pattern/drafts.h"
#include "pattern/layout_fact.h"

namespace hone {
namespace {

/// What the grammar can't read isn't skipped, as it may be why the text fails.
NodeId skipHidden(const Tree& tree, NodeId id) {
  while (id < tree.size() && tree.node(id).kind == NodeKind::hidden && !isUnread(tree.node(id))) ++id;
  return id;
}

}  // namespace

std::optional<Binding> correspondence(const Tree& pattern, const std::vector<Place>& places, const Tree& text) {
  const std::map<NodeId, size_t> open = placeByNode(places);
  Binding binding;
  std::vector<NodeId> counterpart(pattern.size(), noNode);
  NodeId a = skipHidden(pattern, 0), b = skipHidden(text, 0);
  while (b < text.size()) {
    const Node& y = text.node(b);
    if (a >= pattern.size()) return std::nullopt;
    const Node& x = pattern.node(a);
    NodeId above = x.parent == noNode ? noNode : counterpart[x.parent];
    if (x.kind != y.kind || x.symbol != y.symbol || above != y.parent) return std::nullopt;
    if (auto place = open.find(a); place != open.end()) {
      binding.emplace_back(place->second, b);
      a = skipHidden(pattern, x.end);
      b = skipHidden(text, y.end);
      continue;
    }
    if (x.alternative != y.alternative) return std::nullopt;
    if ((x.kind == NodeKind::token || isUnread(x)) && pattern.text(a) != text.text(b)) return std::nullopt;
    counterpart[a] = b;
    a = skipHidden(pattern, a + 1);
    b = skipHidden(text, b + 1);
  }
  if (a < pattern.size()) return std::nullopt;
  std::map<size_t, std::vector<std::string>> texts;
  for (const auto& [place, node] : binding) {
    std::vector<std::string> here = textsOf(tokensAt(text, node));
    if (texts.try_emplace(place, here).first->second != here) return std::nullopt;
  }
  return binding;
}

}  // namespace hone
