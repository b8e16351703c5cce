#include "explain/optional_parts.h"

#include "grammar/groups.h"

namespace hone {

OptionalParts::OptionalParts(const Parts& parts) {
  const Atn& atn = parts.grammar().parser;
  for (RuleId rule = 0; rule < parts.grammar().ruleNames.size(); ++rule)
    collect(parts, parts.ofRule(rule), anyAlternative, atn.ruleStart[rule], atn.ruleStop[rule]);
}

const std::vector<Part>& OptionalParts::of(Part part, uint16_t alternative) const {
  static const std::vector<Part> none;
  auto at = groups_.find({part, alternative});
  return at == groups_.end() ? none : at->second;
}

void OptionalParts::collectAlternatives(const Parts& parts, Part owner, StateId block, bool several) {
  const Atn& atn = parts.grammar().parser;
  for (uint16_t i = 0; i < atn.states[block].transitionCount; ++i)
    collect(parts, owner, several ? i : anyAlternative, atn.from(block)[i].target, atn.states[block].end);
}

/// Along the one way between the states, past the groups on it. Recursive over the nesting of groups, which people have
/// written.
void OptionalParts::collect(const Parts& parts, Part owner, uint16_t alternative, StateId from, StateId to) {
  const Atn& atn = parts.grammar().parser;
  for (StateId at = from; at != to && at != noState && atn.states[at].kind != StateKind::ruleStop;) {
    const State& state = atn.states[at];
    if (const StateId behind = behindGroup(atn, at); behind != noState) {
      const Part group = parts.ofGroup(at);
      if (isOptional(atn, at)) {
        groups_[{owner, alternative}].push_back(group);
        // The node of a `?` doesn't say which of several alternatives it holds.
        if (state.transitionCount == 2) collectAlternatives(parts, group, at, false);
      } else if (state.kind == StateKind::starLoopEntry) {
        groups_[{owner, alternative}].push_back(group);
        collectAlternatives(parts, group, loopBlock(atn, at), true);
      } else if (groupEntered(atn, at, atn.from(at)[0]).kind == GroupKind::rule) {
        collectAlternatives(parts, owner, at, parts.hasAlternatives(owner));
        return;  // what follows the alternatives of a left-recursive rule are its operators
      } else {
        collectAlternatives(parts, group, at, true);
      }
      at = behind;
    } else {
      const Transition& transition = atn.from(at)[0];
      at = transition.kind == TransitionKind::rule ? transition.follow : transition.target;
    }
  }
}

}  // namespace hone
