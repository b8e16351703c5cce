// Finds where the network of a rule enters a group: an iteration of `?`, `*` or `+`, or a block of alternatives. Groups
// have nodes in the tree. Only the kinds of the states decide, so the parser and the producer agree.
#pragma once

#include "grammar/atn.h"

namespace hone {

enum class GroupKind : uint8_t {
  none,
  rule,    ///< an alternative of the whole rule: its node is the rule's
  choice,  ///< a block of alternatives without quantifier
  optional,
  star,
  plus,
  inside  ///< an alternative within an iteration of `*`; the iteration's node was opened one step before
};

struct Group {
  GroupKind kind = GroupKind::none;
  StateId end = noState;     ///< the state that ends it
  StateId resume = noState;  ///< for an iteration: the state in which the loop continues
};

/// True if the block is a `?`, which may stay empty. O(alternatives).
inline bool isOptional(const Atn& atn, StateId block) {
  const State& state = atn.states[block];
  if (state.kind != StateKind::blockStart) return false;
  for (const Transition& way : atn.from(block))
    if (way.target == state.end) return true;
  return false;
}

/// The block that a `*` repeats; `entry` is the state in which the loop is entered or left. noState if there is none.
inline StateId loopBlock(const Atn& atn, StateId entry) {
  for (const Transition& way : atn.from(entry))
    if (atn.states[way.target].kind == StateKind::starBlockStart) return way.target;
  return noState;
}

/// Where a `+` that begins in this state chooses whether there is a further iteration.
inline StateId furtherIteration(const Atn& atn, StateId start) { return atn.from(atn.states[start].end)[0].target; }

/// The state after the whole block or loop that begins in this state, after all iterations; noState if none begins
/// there.
inline StateId behindGroup(const Atn& atn, StateId start) {
  const State& state = atn.states[start];
  switch (state.kind) {
    case StateKind::blockStart:
    case StateKind::starLoopEntry: return state.end;
    case StateKind::plusBlockStart: return atn.states[furtherIteration(atn, start)].end;
    default: return noState;
  }
}

/// The group that this transition enters from the state `from`. O(alternatives).
inline Group groupEntered(const Atn& atn, StateId from, const Transition& transition) {
  const State& state = atn.states[from];
  switch (state.kind) {
    case StateKind::blockStart: {
      if (transition.target == state.end) return {};  // an empty `?`
      if (isOptional(atn, from)) return {GroupKind::optional, state.end, noState};
      // In a left-recursive rule, these are the primary alternatives.
      StateId start = atn.ruleStart[state.rule];
      bool first = atn.from(start)[0].target == from;
      bool whole = atn.leftRecursive[state.rule] || atn.from(state.end)[0].target == atn.ruleStop[state.rule];
      if (first && whole) return {GroupKind::rule, state.end, noState};
      return {GroupKind::choice, state.end, noState};
    }
    case StateKind::plusBlockStart: return {GroupKind::plus, state.end, furtherIteration(atn, from)};
    case StateKind::starLoopEntry:
      if (atn.states[transition.target].kind != StateKind::starBlockStart) return {};
      return {GroupKind::star, atn.states[transition.target].end, from};
    case StateKind::starBlockStart: return {GroupKind::inside, state.end, noState};
    default: return {};
  }
}

/// The state that chooses among several alternatives of the whole rule; noState if there is none.
/// O(alternatives).
inline StateId ruleDecision(const Atn& atn, RuleId rule) {
  StateId first = atn.from(atn.ruleStart[rule])[0].target;
  if (atn.states[first].kind != StateKind::blockStart || atn.states[first].transitionCount < 2) return noState;
  return groupEntered(atn, first, atn.from(first)[0]).kind == GroupKind::rule ? first : noState;
}

}  // namespace hone
