#include "explain/pool.h"

#include <bit>
#include <iterator>

namespace hone {

bool Pool::add(PoolInput input, bool asGiver) {
  if (!texts_.insert(contentHash(input.tree->bytes())).second) return false;
  if (asGiver) forms_.add(*input.tree, Origin::tested);
  inputs_.push_back(std::move(input));
  return true;
}

void Pool::addSample(PoolInput sample) {
  forms_.add(*sample.tree, Origin::sample);
  samples_.push_back(std::move(sample));
}

void Pool::readAgain(FeatureReader& reader) {
  for (PoolInput& input : inputs_) input.values = reader.read(*input.tree);
}

void Pool::readJointsAgain(FeatureReader& reader) {
  for (PoolInput& input : inputs_) reader.readJointsAgain(*input.tree, input.values);
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
  const size_t size = std::bit_width(pool_.inputs()[input].tree->bytes().size());
  if (members_[false].empty() && members_[true].empty()) largest_ = size;
  members_[fails][size].push_back(input);
}

}  // namespace hone
