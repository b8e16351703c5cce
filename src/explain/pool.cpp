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

}  // namespace hone
