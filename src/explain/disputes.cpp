#include "explain/disputes.h"

namespace hone {

size_t disputes(const Learned& learned, const FeatureSpace& space, const FeatureValues& values) {
  const std::vector<ModelNode>& nodes = learned.model.nodes;
  auto goesAtMost = [&](uint32_t n) { return nodes[n].goesAtMost(space.value(values, learned.nodes[n].feature)); };
  auto leafBelow = [&](uint32_t n) {
    while (!nodes[n].isLeaf()) n = goesAtMost(n) ? nodes[n].atMost : nodes[n].above;
    return n;
  };
  const bool fails = nodes[leafBelow(0)].predictsFail;
  size_t found = 0;
  for (uint32_t n = 0; !nodes[n].isLeaf();) {
    const bool low = goesAtMost(n);
    const uint32_t other = low ? nodes[n].above : nodes[n].atMost;
    if (nodes[leafBelow(other)].predictsFail != fails)
      for (const Rival& rival : learned.nodes[n].rivals) {
        const double value = space.value(values, rival.feature);
        // Between its bounds the rival says nothing.
        if (value <= rival.below)
          found += rival.opposite == low;
        else if (value >= rival.beyond)
          found += rival.opposite != low;
      }
    n = low ? nodes[n].atMost : nodes[n].above;
  }
  return found;
}

}  // namespace hone
