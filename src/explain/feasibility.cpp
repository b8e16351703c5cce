// Slicing: a copy of the network loses the transitions that would make a forbidden part occur. The rules that can still
// derive a text are found as for minimal texts (grammar/cheapest_ways.h). Along these rules, a walk from the start rule
// finds the parts that can still occur.

#include "explain/feasibility.h"

#include <algorithm>
#include <deque>

#include "explain/kind.h"
#include "grammar/cheapest_ways.h"
#include "grammar/groups.h"

namespace hone {
namespace {

constexpr uint32_t unreachable = UINT32_MAX;

}  // namespace

bool enters(const Parts& parts, StateId from, uint32_t index, Part part, uint16_t alternative) {
  const Atn& atn = parts.grammar().parser;
  const Transition& transition = atn.from(from)[index];
  if (parts.isRule(part)) {
    if (alternative == anyAlternative)
      return transition.kind == TransitionKind::rule && atn.states[transition.target].rule == parts.rule(part);
    if (parts.isEnumeration(part))
      return atn.states[from].rule == parts.rule(part) && transition.kind == TransitionKind::set &&
             atn.sets[transition.argument].contains(static_cast<Symbol>(alternative));
    return atn.states[from].rule == parts.rule(part) && index == alternative &&
           groupEntered(atn, from, transition).kind == GroupKind::rule;
  }
  if (parts.isToken(part))
    return transition.kind == TransitionKind::set && atn.sets[transition.argument].contains(parts.token(part));
  Group group = groupEntered(atn, from, transition);
  if (group.kind == GroupKind::inside) {
    // An alternative of the block inside of the iteration of `*` that is entered just before.
    for (const Transition& into : atn.from(parts.decision(part)))
      if (into.target == from) return alternative == anyAlternative || index == alternative;
    return false;
  }
  if (from != parts.decision(part) || group.kind == GroupKind::none || group.kind == GroupKind::rule) return false;
  return alternative == anyAlternative || group.kind == GroupKind::star || index == alternative;
}

bool Feasibility::possible(std::span<const Condition> conditions) const {
  const Atn& atn = parts_.grammar().parser;
  std::vector<const Condition*> forbidden, demanded;
  for (const Condition& condition : conditions) {
    if (condition.feature.kind != FeatureKind::exists) {
      // Whatever is asked of a part's value, above what a missing one has, asks for the part.
      if (!condition.holds(kindOf(condition.feature.kind).missing) && condition.feature.part != noPart)
        demanded.push_back(&condition);
      continue;
    }
    (condition.low > 0 ? demanded : forbidden).push_back(&condition);
  }
  auto cut = [&](StateId from, uint32_t index) {
    for (const Condition* condition : forbidden) {
      const Feature& f = condition->feature;
      // A set of several tokens stays: the others may be taken.
      const Transition& transition = atn.from(from)[index];
      if (transition.kind == TransitionKind::set) {
        auto ranges = atn.sets[transition.argument].ranges();
        if (ranges.size() != 1 || ranges[0].first != ranges[0].last) continue;
      }
      if (enters(parts_, from, index, f.part, f.alternative)) return true;
    }
    return false;
  };
  Atn slice = atn;
  slice.transitions.clear();
  for (StateId state = 0; state < atn.states.size(); ++state) {
    slice.states[state].firstTransition = static_cast<uint32_t>(slice.transitions.size());
    for (uint32_t i = 0; i < atn.states[state].transitionCount; ++i)
      if (!cut(state, i)) slice.transitions.push_back(atn.from(state)[i]);
    slice.states[state].transitionCount =
        static_cast<uint32_t>(slice.transitions.size()) - slice.states[state].firstTransition;
  }
  for (const Condition* condition : forbidden)
    if (condition->feature.part == parts_.ofRule(start_) && condition->feature.alternative == anyAlternative)
      return false;
  CheapestWays ways(slice, std::vector<Cost>(atn.sets.size(), 1));
  if (ways.ofRule(start_) == noWay) return false;
  if (demanded.empty()) return true;

  // What is met on ways that come to an end.
  std::vector<bool> seen(atn.states.size());
  std::vector<bool> met(demanded.size());
  std::vector<StateId> open = {atn.ruleStart[start_]};
  for (size_t d = 0; d < demanded.size(); ++d)
    met[d] = demanded[d]->feature.part == parts_.ofRule(start_) && demanded[d]->feature.alternative == anyAlternative;
  while (!open.empty()) {
    StateId state = open.back();
    open.pop_back();
    if (seen[state] || slice.states[state].kind == StateKind::ruleStop) continue;
    seen[state] = true;
    for (uint32_t i = 0; i < atn.states[state].transitionCount; ++i) {
      const Transition& transition = atn.from(state)[i];
      if (cut(state, i) || ways.by(transition) == noWay) continue;
      for (size_t d = 0; d < demanded.size(); ++d)
        if (!met[d]) met[d] = enters(parts_, state, i, demanded[d]->feature.part, demanded[d]->feature.alternative);
      open.push_back(transition.target);
      if (transition.kind == TransitionKind::rule) open.push_back(transition.follow);
    }
  }
  return std::ranges::all_of(met, [](bool m) { return m; });
}

const std::vector<uint32_t>& Feasibility::distances(Part part, uint16_t alternative) {
  auto [at, added] = distances_.try_emplace({part, alternative});
  std::vector<uint32_t>& distance = at->second;
  if (!added) return distance;
  // Backwards, breadth first; a call counts one, all else nothing.
  const Atn& atn = parts_.grammar().parser;
  distance.assign(atn.states.size(), unreachable);
  struct Step {
    StateId from;
    uint32_t cost;
  };
  std::vector<std::vector<Step>> into(atn.states.size());
  std::deque<std::pair<StateId, uint32_t>> open;
  for (StateId state = 0; state < atn.states.size(); ++state) {
    if (atn.states[state].kind == StateKind::ruleStop) continue;
    for (uint32_t i = 0; i < atn.states[state].transitionCount; ++i) {
      const Transition& transition = atn.from(state)[i];
      bool call = transition.kind == TransitionKind::rule;
      into[transition.target].push_back({state, call ? 1u : 0u});
      if (call) into[transition.follow].push_back({state, 0});
      if (enters(parts_, state, i, part, alternative)) open.push_back({state, 0});
    }
  }
  while (!open.empty()) {
    auto [state, cost] = open.front();
    open.pop_front();
    if (distance[state] <= cost) continue;
    distance[state] = cost;
    for (Step step : into[state]) {
      if (step.cost == 0)
        open.push_front({step.from, cost});
      else
        open.push_back({step.from, cost + step.cost});
    }
  }
  return distance;
}

}  // namespace hone
