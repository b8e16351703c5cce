#include "explain/pool.h"

#include <algorithm>

namespace hone {

bool Pool::add(PoolInput input, bool asGiver) {
  constexpr size_t mostOfRule = 400;
  if (!texts_.insert(contentHash(input.tree->bytes())).second) return false;
  const Tree& tree = *input.tree;
  for (NodeId id = 1; asGiver && id < tree.size(); ++id) {
    if (tree.node(id).kind != NodeKind::rule) continue;
    std::vector<Place>& places = nodesOfRule_[tree.node(id).symbol];
    const Place place{static_cast<uint32_t>(inputs_.size()), id};
    size_t& seen = seenOfRule_[tree.node(id).symbol];
    if (places.size() < mostOfRule)
      places.push_back(place);
    else
      places[seen % mostOfRule] = place;
    ++seen;
  }
  inputs_.push_back(std::move(input));
  return true;
}

void Pool::readAgain(FeatureReader& reader) {
  for (PoolInput& input : inputs_) input.values = reader.read(*input.tree);
}

std::string visibleText(const Tree& tree, NodeId node) {
  uint32_t begin = UINT32_MAX, end = 0;
  for (NodeId id = node; id < tree.node(node).end; ++id) {
    const Node& n = tree.node(id);
    if (n.kind != NodeKind::token || n.textBegin == n.textEnd) continue;
    begin = std::min(begin, n.textBegin);
    end = std::max(end, n.textEnd);
  }
  return begin < end ? std::string(tree.bytes().substr(begin, end - begin)) : std::string();
}

}  // namespace hone
