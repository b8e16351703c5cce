#include "explain/splice.h"

#include <algorithm>

#include "text/characters.h"
#include "tree/kleene_lists.h"
#include "tree/render.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

/// Would they become one token?
bool runTogether(char before, char after) {
  auto isOperator = [](char c) { return std::string_view("+-*/%<>=&|!~^:?.#@").find(c) != std::string_view::npos; };
  return (isWordByte(before) && isWordByte(after)) || (isOperator(before) && isOperator(after));
}

}  // namespace

std::optional<std::string> textWith(const Tree& tree, const Edits& edits) {
  std::optional<Rendered> rendered = render(tree, edits);
  return rendered ? std::optional(std::move(rendered->bytes)) : std::nullopt;
}

std::string splice(const Tree& tree, NodeId node, std::string_view text) {
  const VisibleSpan span = visibleSpan(tree, node);
  std::string result(tree.bytes().substr(0, span.begin));
  auto append = [&](std::string_view more) {
    if (!result.empty() && !more.empty() && runTogether(result.back(), more.front())) result += ' ';
    result += more;
  };
  append(text);
  append(tree.bytes().substr(span.end));
  return result;
}

std::optional<std::string> duplicated(const Tree& tree, NodeId iteration, size_t times) {
  constexpr size_t longest = 1 << 22;
  // With the hidden text before it, so that the copies lie apart as the original does from what is before it.
  const std::string_view own = tree.text(iteration);
  if (own.size() * times > longest) return std::nullopt;
  std::string copies;
  for (size_t i = 0; i < times; ++i) copies += own;
  return std::string(tree.bytes()).insert(tree.node(iteration).textEnd, copies);
}

std::optional<std::string> withoutElement(const Tree& tree, NodeId inside, Random& random) {
  for (NodeId at = inside; at != noNode && at != tree.root(); at = tree.node(at).parent) {
    if (!tree.node(at).isQuantified() && tree.node(at).kind != NodeKind::rule) continue;
    for (const KleeneList& list : kleeneListsOf(tree, tree.node(at).parent)) {
      std::vector<bool> kept(list.elements.size(), true);
      for (size_t i = 0; i < kept.size(); ++i)
        if (std::ranges::count(list.elements[i].nodes, at) > 0) kept[i] = false;
      if (std::ranges::count(kept, false) == 0 || !random.chance(3, 4)) continue;
      Edits edits(tree.size());
      keepOnly(tree, list, kept, edits);
      if (std::optional<std::string> text = textWith(tree, edits)) return text;
    }
  }
  return std::nullopt;
}

std::optional<std::string> without(const Tree& tree, const std::vector<NodeId>& nodes, Random& random) {
  const bool isRemoved = random.chance(1, 2);
  const auto canGo = [&](NodeId at) {
    return isRemoved ? tree.node(at).isQuantified() : tree.node(at).kind == NodeKind::rule;
  };
  Edits edits(tree.size());
  for (NodeId at : nodes) {
    while (at != noNode && !canGo(at)) at = tree.node(at).parent;
    if (at == noNode) return std::nullopt;
    isRemoved ? edits.remove(at) : edits.replaceByMinimal(at);
  }
  return textWith(tree, edits);
}

}  // namespace hone
