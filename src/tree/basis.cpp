#include "tree/basis.h"

#include <algorithm>
#include <utility>

namespace hone {

Basis::Basis(const Tree& tree, const TreeTokens& tokens, Edits edits, Patches patches, std::vector<uint8_t> separators,
             std::vector<uint32_t> clusters)
    : tree_(tree),
      tokens_(tokens),
      edits_(std::move(edits)),
      patches_(std::move(patches)),
      separators_(std::move(separators)),
      clusters_(std::move(clusters)) {
  beforeInserted_.reserve(patches_.inserted.size());
  behindPatch_.reserve(patches_.list.size());
  Beginning sum;
  NodeId keptFrom = 0;
  for (const Patch& patch : patches_.list) {
    addKept(sum, keptFrom, patch.from);
    while (beforeInserted_.size() < patch.inserted) {
      const Inserted& inserted = patches_.inserted[beforeInserted_.size()];
      beforeInserted_.push_back(sum);
      if (!inserted.isHidden && !inserted.text.empty()) sum.tokens.add(inserted.text);
      sum.bytes += inserted.text.size();
    }
    behindPatch_.push_back(sum);
    keptFrom = patch.to;
  }
}

Basis::Beginning Basis::before(NodeId node) const {
  const auto behind = std::ranges::lower_bound(patches_.list, node, {}, &Patch::from);
  const auto i = static_cast<size_t>(behind - patches_.list.begin());
  Beginning sum;
  if (i == 0) {
    addKept(sum, 0, node);
    return sum;
  }
  const Patch& patch = patches_.list[i - 1];
  if (node >= patch.to) {
    sum = behindPatch_[i - 1];
    addKept(sum, patch.to, node);
    return sum;
  }
  const auto first = patches_.inserted.begin() + patches_.insertedBefore(i - 1);
  const auto last = patches_.inserted.begin() + patch.inserted;
  const auto next = std::ranges::lower_bound(first, last, node, {}, &Inserted::place);
  return next == last ? behindPatch_[i - 1] : beforeInserted_[static_cast<size_t>(next - patches_.inserted.begin())];
}

size_t Basis::patchBehind(NodeId node) const {
  return static_cast<size_t>(std::ranges::upper_bound(patches_.list, node, {}, &Patch::to) - patches_.list.begin());
}

NodeId Basis::placeAround(NodeId node) const {
  const auto behind = std::ranges::upper_bound(patches_.places, node);
  if (behind == patches_.places.begin()) return noNode;
  const NodeId place = *(behind - 1);
  return node < tree_.node(place).end ? place : noNode;
}

void Basis::addKept(Beginning& sum, NodeId begin, NodeId end) const {
  tokens_.addTo(sum.tokens, begin, end);
  sum.bytes += offsetOf(tree_, end) - offsetOf(tree_, begin);
}

}  // namespace hone
