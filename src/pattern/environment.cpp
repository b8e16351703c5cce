#include "pattern/environment.h"

#include <algorithm>

#include "tree/kleene_lists.h"
#include "tree/part_of.h"

namespace hone {
namespace {

/// Those with text.
std::vector<NodeId> solidChildren(const Tree& tree, NodeId node) {
  std::vector<NodeId> children = tree.children(node);
  std::erase_if(children,
                [&](NodeId id) { return tree.node(id).kind == NodeKind::hidden || tree.tokenCount(id) == 0; });
  return children;
}

bool isOperator(const Tree& tree, const Node& node) {
  const Grammar& grammar = tree.language().grammar();
  return node.language == 0 && node.kind == NodeKind::star && grammar.parser.states[node.symbol].precedenceDecision;
}

/// One of several words in a group is told from the others. A group of more tokens isn't looked into: that would be
/// quadratic in deep nesting.
Part groupOf(const Tree& tree, NodeId id, size_t tokens, const Parts& parts) {
  const Part group = partOf(parts, tree.node(id));
  if (tokens > 1) return group;
  const std::vector<NodeId> children = solidChildren(tree, id);
  const Part only = children.size() == 1 ? partOf(parts, tree.node(children.front())) : noPart;
  return only != noPart && parts.isLiteral(only) ? only : group;
}

}  // namespace

std::vector<Addition> additionsIn(const Tree& tree, const TokenIndex& index, const Parts& parts) {
  std::vector<Addition> additions;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.kind == NodeKind::hidden) continue;
    const auto ruleOf = [&](const Node& group) { return tree.language(id).grammar().parser.states[group.symbol].rule; };
    if (const TokenRange tokens = index.in(id); node.isQuantified() && tokens.size() > 0)
      additions.push_back({tokens.begin, tokens.end, groupOf(tree, id, tokens.size(), parts), ruleOf(node),
                           isOperator(tree, node), node.isIteration() && !isOperator(tree, node)});
    // In `x, y` the x with the separator behind it.
    for (const KleeneList& list : kleeneListsOf(tree, id))
      for (size_t i = 0; i + 1 < list.elements.size(); ++i) {
        const KleeneElement &here = list.elements[i], &next = list.elements[i + 1];
        if (next.separators.empty() || !next.canBeFirst) continue;
        const Node& loop = tree.node(next.nodes.front());
        const uint32_t begin =
            here.separators.empty() ? index.before(here.nodes.front()) : index.in(here.separators.back()).end;
        additions.push_back({begin, index.in(next.separators.back()).end, partOf(parts, loop), ruleOf(loop),
                             isOperator(tree, loop), !isOperator(tree, loop)});
      }
  }
  return additions;
}

std::vector<NodeId> iterationsOf(const Tree& tree, NodeId node, Part element, const Parts& parts) {
  std::vector<NodeId> found;
  for (NodeId child = node + 1; child < tree.node(node).end; child = tree.node(child).end) {
    if (!tree.node(child).isIteration()) continue;
    const std::vector<NodeId> inside = solidChildren(tree, child);
    if (inside.size() == 1 && partOf(parts, tree.node(inside.front())) == element) found.push_back(child);
  }
  return found;
}

bool Environment::isTight(uint32_t token, uint32_t tokens) const {
  const auto fact = layout.find(token);
  return fact != layout.end() && token > 0 && token < tokens &&
         std::ranges::find(fact->second.failing, "") != fact->second.failing.end();
}

std::set<Part> elementsIn(const Tree& tree, NodeId node, const Parts& parts) {
  std::set<Part> elements;
  for (NodeId child = node + 1; child < tree.node(node).end; child = tree.node(child).end) {
    if (!tree.node(child).isIteration()) continue;
    const std::vector<NodeId> inside = solidChildren(tree, child);
    if (inside.size() == 1) elements.insert(partOf(parts, tree.node(inside.front())));
  }
  elements.erase(noPart);
  return elements;
}

TokenRange coreTokens(const Tree& tree, const TokenIndex& index, const Parts& parts, NodeId core, Part element) {
  if (element == noPart) return index.in(core);
  const std::vector<NodeId> elements = iterationsOf(tree, core, element, parts);
  if (elements.empty()) return index.in(core);
  return {index.before(elements.front()), index.in(elements.back()).end};
}

}  // namespace hone
