// Finds the cheapest path from every state of a network to the end of its rule, for given costs of the symbols. Minimal
// texts follow these paths, and random derivations end along them.
#pragma once

#include <cstdint>
#include <vector>

#include "grammar/atn.h"

namespace hone {

using Cost = uint64_t;
constexpr Cost noWay = UINT64_MAX;

class CheapestWays {
 public:
  /// `setCosts`: the cost of a symbol, by index of its set; noWay if the set has no usable symbol. A call of a rule
  /// costs 1 plus what it derives; other transitions are free. No path goes through a rule of `without`. `atn` must
  /// outlive this. O(network log network).
  CheapestWays(const Atn& atn, std::vector<Cost> setCosts, const std::vector<RuleId>& without = {});

  /// The cost from the state to the end of its rule; noWay if the end can't be reached.
  Cost toEnd(StateId state) const { return costs_[state]; }
  Cost ofRule(RuleId rule) const { return costs_[atn_.ruleStart[rule]]; }
  /// The cost to the end of the rule if this transition is taken first.
  Cost by(const Transition& transition) const;
  /// The first step of the cheapest path; among equally cheap ones, the first alternative. nullptr at the end of a rule
  /// and if there is no path.
  const Transition* step(StateId state) const { return steps_[state]; }

 private:
  const Atn& atn_;
  std::vector<Cost> setCosts_;
  std::vector<Cost> costs_;               ///< by state
  std::vector<const Transition*> steps_;  ///< by state
};

}  // namespace hone
