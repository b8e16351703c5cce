#include "grammar/reachability.h"

#include <algorithm>

namespace hone {
namespace {

using Calls = std::vector<std::vector<RuleId>>;

/// For each rule, the rules that it calls, each once.
Calls callsOf(const Atn& atn) {
  Calls calls(atn.ruleStart.size());
  for (const State& state : atn.states)
    for (uint32_t i = 0; i < state.transitionCount; ++i) {
      const Transition& transition = atn.transitions[state.firstTransition + i];
      if (transition.kind == TransitionKind::rule) calls[state.rule].push_back(atn.states[transition.target].rule);
    }
  for (std::vector<RuleId>& own : calls) {
    std::ranges::sort(own);
    own.erase(std::unique(own.begin(), own.end()), own.end());
  }
  return calls;
}

}  // namespace

std::vector<uint32_t> ruleDistances(const Atn& atn, RuleId start) {
  const Calls calls = callsOf(atn);
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

std::vector<bool> recursiveRules(const Atn& atn) {
  const Calls calls = callsOf(atn);
  std::vector<bool> recursive = atn.leftRecursive;  // whose calls of themselves are loops in the network
  for (RuleId rule = 0; rule < calls.size(); ++rule) {
    std::vector<bool> reached(calls.size());
    std::vector<RuleId> open = {rule};
    while (!open.empty() && !recursive[rule]) {
      const RuleId at = open.back();
      open.pop_back();
      for (RuleId called : calls[at]) {
        if (called == rule) recursive[rule] = true;
        if (!reached[called]) open.push_back(called);
        reached[called] = true;
      }
    }
  }
  return recursive;
}

}  // namespace hone
