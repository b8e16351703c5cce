// The known inputs by outcome and size, to make others of.
#pragma once

#include <map>
#include <vector>

#include "explain/pool.h"
#include "text/random.h"

namespace hone {

class Population {
 public:
  /// Both must outlive this.
  Population(const Pool& pool, Random& random) : pool_(pool), random_(random) {}

  /// Any with that outcome, of all sizes alike; without one, of the other outcome. There must be one.
  const PoolInput& any(bool fails) const;
  /// The outcome of any input of the pool.
  void note(uint32_t input, bool fails);

 private:
  const Pool& pool_;
  Random& random_;
  /// By outcome (passes, fails) and size: small ones aren't to be the most, nor the many that are near the given one.
  std::map<size_t, std::vector<uint32_t>> members_[2];
  size_t largest_ = 0;  ///< size of the first one
};

}  // namespace hone
