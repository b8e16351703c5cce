#include "explain/pool.h"

#include <bit>
#include <iterator>

namespace hone {

void PoolInput::putTreeAway() {
  if (!tree_) return;
  language_ = tree_->sharedLanguage();
  encoding_ = tree_->encoding();
  if (given_ != tree_->bytes()) text_ = tree_->bytes();
  tree_.reset();
}

bool Pool::takes(const Tree& tree) {
  constexpr size_t fewestNodes = 10'000, mostNodes = 1'000'000;  // 60 MB
  if (tree.size() < fewestNodes) return true;
  if (nodesOfLarge_ + tree.size() > mostNodes) return false;
  nodesOfLarge_ += tree.size();
  return true;
}

bool Pool::add(PoolInput input, bool asGiver) {
  if (!texts_.insert(contentHash(input.bytes())).second) return false;
  nodes_ += input.nodes();
  inputs_.push_back(std::move(input));
  PoolInput& added = inputs_.back();
  const TreePtr tree = added.tree();
  if (!takes(*tree))
    added.putTreeAway();
  else if (asGiver)
    forms_.add(*tree, Origin::tested);
  return true;
}

void Pool::addSample(PoolInput sample) {
  forms_.add(*sample.tree(), Origin::sample);
  samples_.push_back(std::move(sample));
}

bool Pool::addGiven(const TreePtr& tree) {
  if (!takes(*tree)) return false;
  forms_.add(*tree, Origin::given);
  given_.push_back(tree);
  return true;
}

void Pool::readNew(size_t input, FeatureReader& reader) {
  reader.readNew(*inputs_[input].tree(), inputs_[input].values);
}

const PoolInput& Population::any(bool fails) const {
  const auto& bySize = members_[members_[fails].empty() ? !fails : fails];
  auto size = bySize.begin();
  // Larger ones than the given input only have more that is beside the point.
  const auto larger = bySize.upper_bound(largest_);
  const auto sizes = static_cast<uint64_t>(std::distance(size, larger));
  if (sizes > 0) std::advance(size, random_.below(sizes));
  return pool_.inputs()[random_.pick(size->second)];
}

void Population::note(uint32_t input, bool fails) {
  const size_t size = std::bit_width(pool_.inputs()[input].bytes().size());
  if (members_[false].empty() && members_[true].empty()) largest_ = size;
  members_[fails][size].push_back(input);
}

}  // namespace hone
