// A place of the input that may have other contents: a subtree, or several that always share one text.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pattern/text_class.h"
#include "tree/tree.h"

namespace hone {

struct Place {
  std::vector<NodeId> nodes;           ///< of the same rule or token type and the same text; ascending
  std::optional<TextClass> only = {};  ///< of a token: its texts are of that class

  bool shared() const { return nodes.size() > 1; }
  NodeKind kind(const Tree& tree) const { return tree.node(nodes.front()).kind; }
  uint32_t symbol(const Tree& tree) const { return tree.node(nodes.front()).symbol; }
  /// In the order of the text.
  NodeId position() const { return nodes.front(); }
  friend bool operator==(const Place&, const Place&) = default;
};

/// A shared place of one token: a name, say. Its contents are single tokens too, whatever its rule may hold.
inline bool isName(const Tree& tree, const Place& place) {
  return place.shared() && tree.tokenCount(place.nodes.front()) == 1;
}

/// What features of its contents are named after: where it is in the text, so that what was learned of a rule holds for
/// the token that is all there is of it.
inline std::string contextOf(const Tree& tree, const Place& place) {
  NodeId first = place.nodes.front();
  while (first + 1 < tree.size() && (!tree.node(first).isLeaf() || tree.node(first).kind == NodeKind::hidden)) ++first;
  // Two together are another place than one of them.
  return (place.shared() ? '$' : '@') + std::to_string(tree.node(first).textBegin) + '-' +
         std::to_string(tree.node(place.nodes.front()).textEnd);
}

/// The context of a shared place?
inline bool isShared(std::string_view context) { return context.starts_with('$'); }

/// Is it one of these nodes, or below one?
inline bool isWithin(const Tree& tree, NodeId id, const auto& nodes) {
  return std::ranges::any_of(nodes, [&](NodeId node) { return node <= id && id < tree.node(node).end; });
}

/// Is one of its nodes in the other's subtree, or the other way round?
inline bool overlap(const Tree& tree, const Place& a, const Place& b) {
  return std::ranges::any_of(a.nodes, [&](NodeId id) { return isWithin(tree, id, b.nodes); }) ||
         std::ranges::any_of(b.nodes, [&](NodeId id) { return isWithin(tree, id, a.nodes); });
}

/// By node: the number of the place that it belongs to.
inline std::map<NodeId, size_t> placeByNode(const std::vector<Place>& places) {
  std::map<NodeId, size_t> numbers;
  for (size_t i = 0; i < places.size(); ++i)
    for (NodeId node : places[i].nodes) numbers.emplace(node, i);
  return numbers;
}

}  // namespace hone
