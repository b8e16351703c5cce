// The augmented transition network (ATN) of a grammar's rules: hone's only representation of parser and lexer rules.
//
// It is read from the ANTLR tool's .interp files and has the same states and transitions, so that hone decides as ANTLR
// does (Parr, Harwell, Fisher: Adaptive LL(*) Parsing, OOPSLA 2014). One kind of transition stands for ANTLR's sets,
// negated sets, ranges and wildcards.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hone {

using StateId = uint32_t;
using RuleId = uint32_t;
constexpr StateId noState = UINT32_MAX;

/// In a parser's network: a token type as in ANTLR, but end of file is 0. In a lexer's: a code point, or -1 at the end.
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
  /// The symbols in [first, last] that are not in this set.
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
  epsilon,     ///< argument: 1 + rule if it leaves a left-recursive rule called with precedence 0, else 0
  rule,        ///< argument: precedence of the call; `follow`: the state after the call
  predicate,   ///< a semantic predicate: taken as true
  action,      ///< argument: index of the lexer action
  set,         ///< argument: index into `sets`
  precedence,  ///< may be taken if the argument >= the precedence of the rule's call
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
  StateId end = noState;  ///< a block start's block end; a loop entry's or loop back's loop end
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
