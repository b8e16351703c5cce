#include "explain/plan.h"

#include <algorithm>
#include <numeric>
#include <set>

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
  for (auto& queue : found) random.shuffle(queue);
  std::set<std::pair<NodeId, TokenText::Change>> seen;
  for (size_t i = 0; i < queueCount; ++i)
    for (Planned& planned : found[i]) {
      const bool isFirst = i == 0 && seen.emplace(planned.variant.node, planned.variant.text.change).second;
      (isFirst ? first_ : queues_[i]).push_back(std::move(planned));
    }
}

TreePtr Plan::next() {
  isFirst_ = !isFirst_;
  if (isFirst_)
    if (TreePtr made = nextOf(first_)) return made;
  for (size_t i = 0; i < queueCount; ++i) {
    turn_ = (turn_ + 1) % queueCount;
    if (TreePtr made = nextOf(queues_[turn_])) return made;
  }
  return nextOf(first_);
}

TreePtr Plan::nextOf(std::deque<Planned>& queue) {
  while (!queue.empty()) {
    const Planned planned = std::move(queue.front());
    queue.pop_front();
    if (TreePtr made = variants_.apply(planned.tree, {&planned.variant, 1})) return made;
  }
  return nullptr;
}

}  // namespace hone
