// Both trees are walked in pre-order at once. Nodes correspond if they are of the same kind, symbol and alternative and
// their parents correspond; tokens must have the same text. At a place only the symbol counts, and both subtrees are
// passed over. Neither walk may have anything left over.

#include "generalize/correspondence.h"

#include <algorithm>

namespace hone {
namespace {

NodeId skipHidden(const Tree& tree, NodeId id) {
  while (id < tree.size() && tree.node(id).kind == NodeKind::hidden) ++id;
  return id;
}

/// The texts of its visible tokens.
std::vector<std::string_view> tokenTexts(const Tree& tree, NodeId id) {
  std::vector<std::string_view> texts;
  for (NodeId i = id; i < tree.node(id).end; ++i)
    if (tree.node(i).kind == NodeKind::token) texts.push_back(tree.text(i));
  return texts;
}

}  // namespace

std::optional<Binding> correspondence(const Tree& pattern, const std::vector<Place>& places, const Tree& text) {
  std::vector<NodeId> open;
  for (const Place& place : places) open.insert(open.end(), place.nodes.begin(), place.nodes.end());
  std::sort(open.begin(), open.end());
  auto nextOpen = open.begin();
  Binding binding;
  std::vector<NodeId> counterpart(pattern.size(), noNode);
  NodeId a = skipHidden(pattern, 0), b = skipHidden(text, 0);
  while (a < pattern.size() && b < text.size()) {
    const Node& x = pattern.node(a);
    const Node& y = text.node(b);
    NodeId above = x.parent == noNode ? noNode : counterpart[x.parent];
    if (x.kind != y.kind || x.symbol != y.symbol || above != y.parent) return std::nullopt;
    while (nextOpen != open.end() && *nextOpen < a) ++nextOpen;
    if (nextOpen != open.end() && *nextOpen == a) {
      binding.emplace_back(a, b);
      a = skipHidden(pattern, x.end);
      b = skipHidden(text, y.end);
      continue;
    }
    if (x.alternative != y.alternative) return std::nullopt;
    if (x.kind == NodeKind::token && pattern.text(a) != text.text(b)) return std::nullopt;
    counterpart[a] = b;
    a = skipHidden(pattern, a + 1);
    b = skipHidden(text, b + 1);
  }
  if (a != pattern.size() || b != text.size()) return std::nullopt;
  for (const Place& place : places) {
    std::optional<std::vector<std::string_view>> first;
    for (NodeId node : place.nodes) {
      auto bound = std::ranges::find(binding, node, &std::pair<NodeId, NodeId>::first);
      if (bound == binding.end()) continue;  // inside of another place
      std::vector<std::string_view> texts = tokenTexts(text, bound->second);
      if (first && *first != texts) return std::nullopt;
      first = std::move(texts);
    }
  }
  return binding;
}

}  // namespace hone
