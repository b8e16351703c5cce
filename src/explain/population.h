// A population of inputs that spreads from the given ones. Each new member is an old one with a few changes, mostly of
// the rarer outcome; some members have an element that is new to all.
// Members of later generations lie far from the given inputs in many directions, as the inputs of other people do. The
// inputs that test a tree or differ from a known one in one place stay near. A tree learned from both kinds holds for
// more inputs than one learned from near inputs alone.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "explain/guided_producer.h"
#include "explain/pool.h"
#include "text/random.h"

namespace hone {

class Population {
 public:
  /// All must outlive this.
  Population(const Pool& pool, GuidedProducer& producer, Random& random);

  void add(uint32_t input, bool fails) { members_[fails].push_back(input); }

  /// A new one, which becomes a member when its outcome is noted; nullopt where the tries came to nothing.
  std::optional<PoolInput> next();
  /// It becomes a member when its outcome is noted.
  void welcome(const PoolInput& input) { offspring_.emplace(input.tree->bytes()); }
  /// The outcome of any input of the pool.
  void note(uint32_t input, bool fails);

 private:
  const Pool& pool_;
  GuidedProducer& producer_;
  Random& random_;
  std::vector<uint32_t> members_[2];  ///< that pass, that fail
  std::set<std::string, std::less<>> offspring_;
};

}  // namespace hone
