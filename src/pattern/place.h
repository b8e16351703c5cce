// A place of the input that may have other contents: a subtree, or several that always share one text, or a gap where
// an optional part may be added.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pattern/text_class.h"
#include "tree/tree.h"

namespace hone {

/// Where an optional part, one rule or token, could stand.
struct Gap {
  NodeId parent = noNode;  ///< what would hold it
  NodeId before = noNode;  ///< the node that follows it in pre-order, hidden ones aside; the tree's size at its end
  NodeKind group = NodeKind::optional;  ///< what the grammar has around it: `?` or `*`, of that symbol
  uint32_t groupSymbol = 0;
  NodeKind kind = NodeKind::rule;  ///< of the part
  uint32_t symbol = 0;

  friend bool operator==(const Gap&, const Gap&) = default;
};

struct Place {
  std::vector<NodeId> nodes;           ///< of the same rule or token type and the same text; ascending
  std::optional<TextClass> only = {};  ///< of a token: its texts are of that class
  std::optional<Gap> gap = {};         ///< then there are no nodes, and it may stay empty
  NodeId carries = noNode;             ///< a token of its node whose text all its contents have

  bool shared() const { return nodes.size() > 1; }
  NodeKind kind(const Tree& tree) const { return gap ? gap->kind : tree.node(nodes.front()).kind; }
  uint32_t symbol(const Tree& tree) const { return gap ? gap->symbol : tree.node(nodes.front()).symbol; }
  /// In the order of the text.
  NodeId position() const { return gap ? gap->before : nodes.front(); }
  friend bool operator==(const Place&, const Place&) = default;
};

/// A shared place of one token: a name, say. Its contents are single tokens too, whatever its rule may hold.
inline bool isName(const Tree& tree, const Place& place) {
  return place.shared() && tree.tokenCount(place.nodes.front()) == 1;
}

/// What features of its contents are named after: where it is in the text, so that what was learned of a rule holds for
/// the token that is all there is of it.
inline std::string contextOf(const Tree& tree, const Place& place) {
  if (const std::optional<Gap>& gap = place.gap)
    return '^' + std::to_string(gap->parent) + '-' + std::to_string(gap->before) + '-' +
           std::to_string(gap->groupSymbol) + '-' + std::to_string(gap->symbol);
  NodeId first = place.nodes.front();
  while (first + 1 < tree.size() && (!tree.node(first).isLeaf() || tree.node(first).kind == NodeKind::hidden)) ++first;
  // Two together are another place than one of them.
  return (place.shared() ? '$' : '@') + std::to_string(tree.node(first).textBegin) + '-' +
         std::to_string(tree.node(place.nodes.front()).textEnd);
}

/// The context of a shared place?
inline bool isShared(std::string_view context) { return context.starts_with('$'); }

/// Is one of its nodes in the other's subtree, or the other way round? A gap in a node that is exchanged is.
inline bool overlap(const Tree& tree, const Place& a, const Place& b) {
  for (NodeId x : a.nodes) {
    if (b.gap && x <= b.gap->parent && b.gap->parent < tree.node(x).end) return true;
    for (NodeId y : b.nodes)
      if ((x <= y && y < tree.node(x).end) || (y <= x && x < tree.node(y).end)) return true;
  }
  return false;
}

}  // namespace hone
