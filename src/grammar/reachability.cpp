#include "grammar/reachability.h"

namespace hone {

std::vector<uint32_t> ruleDistances(const Atn& atn, RuleId start) {
  std::vector<std::vector<RuleId>> calls(atn.ruleStart.size());
  for (const State& state : atn.states)
    for (uint32_t i = 0; i < state.transitionCount; ++i) {
      const Transition& transition = atn.transitions[state.firstTransition + i];
      if (transition.kind == TransitionKind::rule) calls[state.rule].push_back(atn.states[transition.target].rule);
    }
  std::vector<uint32_t> distance(atn.ruleStart.size(), UINT32_MAX);
  distance[start] = 0;
  std::vector<RuleId> queue = {start};
  for (size_t i = 0; i < queue.size(); ++i)
    for (RuleId called : calls[queue[i]])
      if (distance[called] == UINT32_MAX) {
        distance[called] = distance[queue[i]] + 1;
        queue.push_back(called);
      }
  return distance;
}

std::vector<bool> reachableRules(const Atn& atn, RuleId start) {
  std::vector<bool> reached;
  for (uint32_t distance : ruleDistances(atn, start)) reached.push_back(distance != UINT32_MAX);
  return reached;
}

}  // namespace hone
