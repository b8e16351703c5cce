// The augmented transition network of a grammar's rules, flat: the one form in which hone knows parser and lexer rules.
//
// It is read from what the ANTLR tool writes (.interp) and has the same states and transitions, so that hone decides
// as ANTLR does (Parr, Harwell, Fisher: Adaptive LL(*) Parsing, OOPSLA 2014). Sets, negated sets, ranges and wild
// cards have become one kind of transition.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hone {

using StateId = uint32_t;
using RuleId = uint32_t;
constexpr StateId noState = UINT32_MAX;

/// Token types as in ANTLR, but end of file is 0; in a lexer's network a symbol is a code point and end of file -1.
using Symbol = int32_t;
constexpr Symbol endOfFile = 0;
constexpr Symbol lexerEndOfFile = -1;

struct SymbolRange {
  Symbol first;
  Symbol last;
  friend bool operator==(const SymbolRange&, const SymbolRange&) = default;
};

/// Sorted, disjoint ranges.
class SymbolSet {
 public:
  SymbolSet() = default;
  explicit SymbolSet(std::vector<SymbolRange> ranges);

  /// O(log ranges).
  bool contains(Symbol symbol) const;
  bool empty() const { return ranges_.empty(); }
  std::span<const SymbolRange> ranges() const { return ranges_; }
  /// What of [first, last] is not in this set.
  SymbolSet complement(Symbol first, Symbol last) const;
  friend bool operator==(const SymbolSet&, const SymbolSet&) = default;

 private:
  std::vector<SymbolRange> ranges_;
};

enum class StateKind : uint8_t {
  invalid,
  basic,
  ruleStart,
  blockStart,
  plusBlockStart,
  starBlockStart,
  tokenStart,
  ruleStop,
  blockEnd,
  starLoopBack,
  starLoopEntry,
  plusLoopBack,
  loopEnd
};

enum class TransitionKind : uint8_t {
  epsilon,     ///< argument: 1 + rule if it leaves a left-recursive rule that was called with precedence 0, else 0
  rule,        ///< argument: precedence of the call; `follow`: where to go on after it
  predicate,   ///< a semantic predicate: taken as true
  action,      ///< argument: index of the lexer action
  set,         ///< argument: index into `sets`
  precedence,  ///< passes where the argument >= the precedence of the rule's call
};

struct Transition {
  TransitionKind kind;
  StateId target;
  uint32_t argument = 0;
  StateId follow = noState;
};

struct State {
  StateKind kind = StateKind::invalid;
  bool epsilonOnly = false;
  bool nonGreedy = false;
  bool precedenceDecision = false;  ///< the loop of a left-recursive rule
  bool decision = false;            ///< has alternatives to predict
  RuleId rule = 0;
  uint32_t firstTransition = 0;
  uint32_t transitionCount = 0;
  StateId end = noState;  ///< of a block's start: its block end; of a loop's entry or loop back: its loop end
};

struct Atn {
  std::vector<State> states;
  std::vector<Transition> transitions;
  std::vector<SymbolSet> sets;
  std::vector<StateId> ruleStart;
  std::vector<StateId> ruleStop;
  std::vector<bool> leftRecursive;  ///< by rule

  std::span<const Transition> from(StateId state) const {
    const State& s = states[state];
    return {transitions.data() + s.firstTransition, s.transitionCount};
  }
};

}  // namespace hone
