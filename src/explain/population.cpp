#include "explain/population.h"

namespace hone {

Population::Population(const Pool& pool, GuidedProducer& producer, Random& random)
    : pool_(pool), producer_(producer), random_(random) {}

std::optional<PoolInput> Population::next() {
  // Most changes of any input bring the same outcome, so both would never be there alike.
  bool fails = members_[true].size() < members_[false].size();
  if (random_.chance(1, 4)) fails = !fails;
  if (members_[fails].empty()) fails = !fails;
  if (members_[fails].empty()) return std::nullopt;
  std::optional<PoolInput> made = producer_.vary(pool_.inputs()[random_.pick(members_[fails])], random_);
  if (made) welcome(*made);
  return made;
}

void Population::note(uint32_t input, bool fails) {
  if (auto made = offspring_.find(pool_.inputs()[input].tree->bytes()); made != offspring_.end()) {
    offspring_.erase(made);
    add(input, fails);
  }
}

}  // namespace hone
