// A population of inputs that spreads from the given ones. Each new member is an old one with a few changes, mostly of
// the rarer outcome. So members of later generations lie far from the given inputs in many directions, as the inputs of
// other people do.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "explain/guided_producer.h"
#include "explain/pool.h"
#include "text/random.h"

namespace hone {

class Population {
 public:
  /// All must outlive this.
  Population(const Pool& pool, const FeatureSpace& space, GuidedProducer& producer, Random& random)
      : pool_(pool), space_(space), producer_(producer), random_(random) {}

  /// Any with that outcome, of all sizes alike; without one, of the other outcome. There must be one.
  const PoolInput& any(bool fails) const;

  /// A new one; nullopt where the tries came to nothing.
  std::optional<PoolInput> next();
  /// How little tested inputs had of what this one has.
  double rarity(const FeatureValues& values) const;
  /// The outcome of any input of the pool.
  void note(uint32_t input, bool fails);

 private:
  const Pool& pool_;
  const FeatureSpace& space_;
  GuidedProducer& producer_;
  Random& random_;
  /// By outcome (passes, fails) and size: small ones aren't to be the most, nor the many that are near the given one.
  std::map<size_t, std::vector<uint32_t>> members_[2];
  size_t count_[2] = {0, 0};
  size_t largest_ = 0;          ///< size of the first one
  std::vector<uint32_t> seen_;  ///< by feature: inputs that have it
};

}  // namespace hone
