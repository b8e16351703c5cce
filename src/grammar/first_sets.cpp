// A rule alone fits between two states if a path from one to the other calls it and is otherwise empty. So we walk the
// network without consuming tokens, in two layers: before and after the call of that rule. Nullable rules can be
// skipped. If A fits in place of B, A fits wherever B does; so the result is the transitive closure.
#include "grammar/first_sets.h"

namespace hone {

FirstSets::FirstSets(const Atn& parser, Symbol tokenTypeCount)
    : atn_(parser), tokenTypeCount_(static_cast<size_t>(tokenTypeCount)), states_(parser.states.size()) {
  rules_.assign(parser.ruleStart.size(), {std::vector<bool>(tokenTypeCount_), false});
  for (bool changed = true; changed;) {
    changed = false;
    for (RuleId rule = 0; rule < rules_.size(); ++rule) {
      Set set = closure(atn_.ruleStart[rule]);
      if (set.tokens == rules_[rule].tokens && set.endsRule == rules_[rule].endsRule) continue;
      rules_[rule] = std::move(set);
      changed = true;
    }
  }
}

const FirstSets::Set& FirstSets::at(StateId state) {
  if (states_[state].tokens.empty()) states_[state] = closure(state);
  return states_[state];
}

FirstSets::Set FirstSets::closure(StateId from) const {
  Set set{std::vector<bool>(tokenTypeCount_), false};
  std::vector<bool> seen(atn_.states.size());
  std::vector<StateId> work = {from};
  while (!work.empty()) {
    StateId state = work.back();
    work.pop_back();
    if (seen[state]) continue;
    seen[state] = true;
    if (atn_.states[state].kind == StateKind::ruleStop) {
      set.endsRule = true;
      continue;
    }
    for (const Transition& transition : atn_.from(state)) {
      if (transition.kind == TransitionKind::set) {
        for (SymbolRange range : atn_.sets[transition.argument].ranges())
          for (Symbol symbol = range.first; symbol <= range.last; ++symbol)
            set.tokens[static_cast<size_t>(symbol)] = true;
      } else if (transition.kind == TransitionKind::rule) {
        const Set& called = rules_[atn_.states[transition.target].rule];
        for (size_t symbol = 0; symbol < tokenTypeCount_; ++symbol)
          if (called.tokens[symbol]) set.tokens[symbol] = true;
        if (called.endsRule) work.push_back(transition.follow);
      } else {
        work.push_back(transition.target);
      }
    }
  }
  return set;
}

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
