#include "explain/pool.h"

#include <algorithm>

#include "tree/visible_span.h"

namespace hone {
namespace {

bool canBeGiven(const Node& node) { return node.kind == NodeKind::rule || node.isQuantified(); }

}  // namespace

bool Pool::add(PoolInput input, bool asGiver) {
  constexpr size_t mostOfPart = 400;
  if (!texts_.insert(contentHash(input.tree->bytes())).second) return false;
  const Tree& tree = *input.tree;
  for (NodeId id = 1; asGiver && id < tree.size(); ++id) {
    if (!canBeGiven(tree.node(id))) continue;
    const Part part = parts_.of(tree.node(id));
    std::vector<Place>& places = nodesOf_[part];
    const Place place{&tree, id};
    size_t& seen = seenOf_[part];
    if (places.size() < mostOfPart)
      places.push_back(place);
    else
      places[seen % mostOfPart] = place;
    ++seen;
  }
  inputs_.push_back(std::move(input));
  return true;
}

void Pool::addSample(PoolInput sample) {
  const Tree& tree = *sample.tree;
  for (NodeId id = 1; id < tree.size(); ++id)
    if (canBeGiven(tree.node(id))) sampleNodesOf_[parts_.of(tree.node(id))].push_back({&tree, id});
  samples_.push_back(std::move(sample));
}

std::optional<std::string> Pool::anyOf(const std::vector<Place>& places, Random& random, bool whole) {
  if (places.empty()) return std::nullopt;
  const Place from = random.pick(places);
  return whole ? std::string(from.tree->text(from.node)) : visibleText(*from.tree, from.node);
}

void Pool::readJointsAgain(FeatureReader& reader) {
  for (PoolInput& input : inputs_) reader.readJointsAgain(*input.tree, input.values);
}

}  // namespace hone
