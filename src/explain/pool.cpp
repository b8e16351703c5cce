#include "explain/pool.h"

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

}  // namespace hone
