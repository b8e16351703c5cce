// Shortest paths backwards from the ends of the rules, by Knuth's generalization of Dijkstra's algorithm to grammars
// ("A Generalization of Dijkstra's Algorithm", 1977): states are settled in the order of their costs, and the cost of a
// call is known as soon as both the called rule and the state after the call are settled. Every step leads to a state
// that was settled earlier, so a walk along the steps terminates.

#include "grammar/cheapest_ways.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace hone {

CheapestWays::CheapestWays(const Atn& atn, std::vector<Cost> setCosts, const std::vector<RuleId>& without)
    : atn_(atn), setCosts_(std::move(setCosts)), costs_(atn.states.size(), noWay), steps_(atn.states.size(), nullptr) {
  // A call waits for both its target and the state after it.
  std::vector<std::vector<std::pair<StateId, const Transition*>>> into(atn.states.size());
  for (StateId state = 0; state < atn.states.size(); ++state) {
    // The paths of a rule end at its stop state; its callers continue by themselves.
    if (atn.states[state].kind == StateKind::ruleStop) continue;
    for (const Transition& transition : atn.from(state)) {
      into[transition.target].emplace_back(state, &transition);
      if (transition.kind == TransitionKind::rule) into[transition.follow].emplace_back(state, &transition);
    }
  }
  using Entry = std::pair<Cost, StateId>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  std::vector<bool> settled(atn.states.size());
  for (RuleId rule = 0; rule < atn.ruleStop.size(); ++rule) {
    if (std::ranges::count(without, rule) > 0) continue;
    costs_[atn.ruleStop[rule]] = 0;
    open.emplace(0, atn.ruleStop[rule]);
  }
  while (!open.empty()) {
    StateId state = open.top().second;
    open.pop();
    if (settled[state]) continue;
    settled[state] = true;
    for (auto [from, transition] : into[state]) {
      if (settled[from]) continue;
      Cost cost = by(*transition);
      if (cost == noWay || cost > costs_[from]) continue;
      // The transitions of a state are contiguous.
      if (cost == costs_[from] && steps_[from] < transition) continue;
      if (cost < costs_[from]) open.emplace(cost, from);
      costs_[from] = cost;
      steps_[from] = transition;
    }
  }
}

Cost CheapestWays::by(const Transition& transition) const {
  Cost symbol = transition.kind == TransitionKind::set ? setCosts_[transition.argument] : 0;
  if (symbol == noWay || costs_[transition.target] == noWay) return noWay;
  if (transition.kind != TransitionKind::rule) return symbol + costs_[transition.target];
  if (costs_[transition.follow] == noWay) return noWay;
  return costs_[transition.target] + 1 + costs_[transition.follow];
}

}  // namespace hone
