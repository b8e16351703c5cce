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

}  // namespace hone
