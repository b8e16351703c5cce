// The cheapest path from every state of a network to the end of its rule, for given costs of the symbols. Minimal texts
// consist of these paths, and a random derivation ends along them.
#pragma once

#include <cstdint>
#include <vector>

#include "grammar/atn.h"

namespace hone {

using Cost = uint64_t;
constexpr Cost noWay = UINT64_MAX;

class CheapestWays {
 public:
  /// `setCosts`: what taking a symbol of the set costs (by index of the set; noWay where none can be taken). A call of
  /// a rule costs 1 more than what it derives, all else nothing. `atn` must outlive this. O(network log network).
  CheapestWays(const Atn& atn, std::vector<Cost> setCosts);

  /// From the state to the end of its rule; noWay if that can't be reached.
  Cost toEnd(StateId state) const { return costs_[state]; }
  Cost ofRule(RuleId rule) const { return costs_[atn_.ruleStart[rule]]; }
  /// By this transition to the end of the rule.
  Cost by(const Transition& transition) const;
  /// The first step of the cheapest way; of equally cheap ones that of the first alternative. nullptr at the end of a
  /// rule and where there is no way.
  const Transition* step(StateId state) const { return steps_[state]; }

 private:
  const Atn& atn_;
  std::vector<Cost> setCosts_;
  std::vector<Cost> costs_;               ///< by state
  std::vector<const Transition*> steps_;  ///< by state
};

}  // namespace hone
