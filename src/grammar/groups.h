// Where the network of a rule enters a part that has a node of its own in the tree: every iteration of `?`, `*` and
// `+`, and every block of alternatives. Only the kinds of the states decide, so the parser and the producer agree.
#pragma once

#include "grammar/atn.h"

namespace hone {

enum class GroupKind : uint8_t {
  none,
  rule,    ///< an alternative of the whole rule: it has the rule's node
  choice,  ///< a block of alternatives without quantifier
  optional,
  star,
  plus,
  inside  ///< an alternative of the block of an iteration of `*`, which was entered a step before
};

struct Group {
  GroupKind kind = GroupKind::none;
  StateId end = noState;     ///< the state that ends it
  StateId resume = noState;  ///< of an iteration: where the loop goes on
};

/// Is the block a `?`, which may stay empty? O(alternatives).
inline bool isOptional(const Atn& atn, StateId block) {
  const State& state = atn.states[block];
  if (state.kind != StateKind::blockStart) return false;
  for (const Transition& way : atn.from(block))
    if (way.target == state.end) return true;
  return false;
}

/// The block that a `*` repeats, of the state in which the loop is entered or left; noState if there is none.
inline StateId loopBlock(const Atn& atn, StateId entry) {
  for (const Transition& way : atn.from(entry))
    if (atn.states[way.target].kind == StateKind::starBlockStart) return way.target;
  return noState;
}

/// The state behind a block or loop, all of its iterations included, of the state in which it begins; noState for any
/// other state.
inline StateId behindGroup(const Atn& atn, StateId start) {
  const State& state = atn.states[start];
  switch (state.kind) {
    case StateKind::blockStart:
    case StateKind::starLoopEntry: return state.end;
    case StateKind::plusBlockStart: return atn.states[atn.from(state.end)[0].target].end;
    default: return noState;
  }
}

/// The group that is entered from `from` by one of its transitions. O(alternatives).
inline Group groupEntered(const Atn& atn, StateId from, const Transition& transition) {
  const State& state = atn.states[from];
  switch (state.kind) {
    case StateKind::blockStart: {
      if (transition.target == state.end) return {};  // a `?` that stays empty
      if (isOptional(atn, from)) return {GroupKind::optional, state.end, noState};
      // Of a left-recursive rule, the alternatives that begin it.
      StateId start = atn.ruleStart[state.rule];
      bool first = atn.from(start)[0].target == from;
      bool whole = atn.leftRecursive[state.rule] || atn.from(state.end)[0].target == atn.ruleStop[state.rule];
      if (first && whole) return {GroupKind::rule, state.end, noState};
      return {GroupKind::choice, state.end, noState};
    }
    case StateKind::plusBlockStart: return {GroupKind::plus, state.end, atn.from(state.end)[0].target};
    case StateKind::starLoopEntry:
      if (atn.states[transition.target].kind != StateKind::starBlockStart) return {};
      return {GroupKind::star, atn.states[transition.target].end, from};
    case StateKind::starBlockStart: return {GroupKind::inside, state.end, noState};
    default: return {};
  }
}

/// The state in which one of several alternatives of the whole rule is chosen; noState if there is none.
/// O(alternatives).
inline StateId ruleDecision(const Atn& atn, RuleId rule) {
  StateId first = atn.from(atn.ruleStart[rule])[0].target;
  if (atn.states[first].kind != StateKind::blockStart || atn.states[first].transitionCount < 2) return noState;
  return groupEntered(atn, first, atn.from(first)[0]).kind == GroupKind::rule ? first : noState;
}

}  // namespace hone
