// A rule alone fits between two states if a path from one to the other calls it and is otherwise empty. So we walk the
// network without consuming tokens, in two layers: before and after the call of that rule. Nullable rules can be
// skipped. If A fits in place of B, A fits wherever B does; so the result is the transitive closure.

#include "grammar/compatibility.h"

namespace hone {

Compatibility::Compatibility(const Atn& parser, const FirstSets& first) : atn_(parser), first_(first) {
  size_t count = parser.ruleStart.size();
  rules_.assign(count, std::vector<bool>(count));
  std::vector<std::vector<bool>> direct;
  for (RuleId rule = 0; rule < count; ++rule) direct.push_back(fitting(parser.ruleStart[rule], parser.ruleStop[rule]));
  for (RuleId rule = 0; rule < count; ++rule) {
    std::vector<RuleId> open = {rule};
    rules_[rule][rule] = true;
    while (!open.empty()) {
      RuleId from = open.back();
      open.pop_back();
      for (RuleId other = 0; other < count; ++other)
        if (direct[from][other] && !rules_[rule][other]) {
          rules_[rule][other] = true;
          open.push_back(other);
        }
    }
  }
}

std::vector<bool> Compatibility::fitting(StateId begin, StateId end) const {
  // Walks forward without a call, then from each call forward again: is the end reachable? For the second walk, the
  // states from which the end is reachable are computed once.
  auto emptySteps = [&](StateId state, auto&& visit) {
    if (state == end) return;
    for (const Transition& transition : atn_.from(state)) {
      if (transition.kind == TransitionKind::set) continue;
      if (transition.kind != TransitionKind::rule)
        visit(transition.target);
      else if (first_.nullable(atn_.states[transition.target].rule))
        visit(transition.follow);
    }
  };
  std::vector<bool> before(atn_.states.size());
  std::vector<StateId> open = {begin};
  while (!open.empty()) {
    StateId state = open.back();
    open.pop_back();
    if (before[state]) continue;
    before[state] = true;
    emptySteps(state, [&](StateId next) { open.push_back(next); });
  }
  auto reachesEnd = [&](StateId from) {
    std::vector<bool> seen(atn_.states.size());
    std::vector<StateId> work = {from};
    while (!work.empty()) {
      StateId state = work.back();
      work.pop_back();
      if (state == end) return true;
      if (seen[state]) continue;
      seen[state] = true;
      emptySteps(state, [&](StateId next) { work.push_back(next); });
    }
    return false;
  };
  std::vector<bool> fits(atn_.ruleStart.size());
  for (StateId state = 0; state < atn_.states.size(); ++state) {
    if (!before[state] || state == end) continue;
    for (const Transition& transition : atn_.from(state)) {
      if (transition.kind != TransitionKind::rule) continue;
      RuleId rule = atn_.states[transition.target].rule;
      if (!fits[rule] && reachesEnd(transition.follow)) fits[rule] = true;
    }
  }
  return fits;
}

}  // namespace hone
