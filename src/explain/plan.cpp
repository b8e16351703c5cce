#include "explain/plan.h"

#include <algorithm>
#include <numeric>

namespace hone {

size_t Plan::queueOf(const Variant& variant) {
  switch (variant.kind) {
    case Variant::Kind::text: return variant.text.change == TokenText::Change::with ? 1 : 0;
    case Variant::Kind::alternative: return 2;
    case Variant::Kind::absent:
    case Variant::Kind::added: return 3;
    case Variant::Kind::layout: return 4;
    default: return 5;
  }
}

void Plan::add(const TreePtr& seed, Random& random) {
  // More than will be tested, and no more than a megabyte of texts where the input couldn't be made small.
  constexpr size_t mostNodes = 400;
  std::vector<NodeId> nodes(seed->size());
  std::iota(nodes.begin(), nodes.end(), 0);
  random.shuffle(nodes);
  nodes.resize(std::min(nodes.size(), mostNodes));
  std::array<std::vector<Planned>, queueCount> found;
  for (NodeId id : nodes)
    for (Variant& variant : variants_.of(*seed, id)) found[queueOf(variant)].push_back({seed, std::move(variant)});
  for (size_t i = 0; i < queueCount; ++i) {
    random.shuffle(found[i]);
    queues_[i].insert(queues_[i].end(), found[i].begin(), found[i].end());
  }
}

TreePtr Plan::next() {
  for (size_t empty = 0; empty < queueCount; turn_ = (turn_ + 1) % queueCount) {
    std::deque<Planned>& queue = queues_[turn_];
    if (queue.empty()) {
      ++empty;
      continue;
    }
    empty = 0;
    const Planned planned = std::move(queue.front());
    queue.pop_front();
    if (TreePtr made = variants_.apply(planned.tree, {&planned.variant, 1})) {
      turn_ = (turn_ + 1) % queueCount;
      return made;
    }
  }
  return nullptr;
}

}  // namespace hone
