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
    if (state.kind == StateKind::blockStart) {
      GroupKind kind = GroupKind::none;
      for (uint16_t i = 0; i < state.transitionCount && kind == GroupKind::none; ++i)
        kind = groupEntered(atn, at, atn.from(at)[i]).kind;
      // The node of a `?` doesn't say which of several alternatives it holds.
      if (kind == GroupKind::optional) {
        groups_[{owner, alternative}].push_back(parts.ofGroup(at));
        if (state.transitionCount == 2) collectAlternatives(parts, parts.ofGroup(at), at, false);
      } else {
        const bool ofRule = kind == GroupKind::rule;
        collectAlternatives(parts, ofRule ? owner : parts.ofGroup(at), at,
                            ofRule ? parts.hasAlternatives(owner) : true);
      }
      // What follows the alternatives of a left-recursive rule are its operators.
      if (kind == GroupKind::rule) return;
      at = state.end;
    } else if (state.kind == StateKind::plusBlockStart) {
      collectAlternatives(parts, parts.ofGroup(at), at, true);
      at = atn.states[atn.from(state.end)[0].target].end;
    } else if (state.kind == StateKind::starLoopEntry) {
      groups_[{owner, alternative}].push_back(parts.ofGroup(at));
      for (const Transition& transition : atn.from(at))
        if (atn.states[transition.target].kind == StateKind::starBlockStart)
          collectAlternatives(parts, parts.ofGroup(at), transition.target, true);
      at = state.end;
    } else {
      const Transition& transition = atn.from(at)[0];
      at = transition.kind == TransitionKind::rule ? transition.follow : transition.target;
    }
  }
}

}  // namespace hone
