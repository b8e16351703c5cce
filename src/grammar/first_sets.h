// The FIRST set of every state of a parser's network: the tokens that may come next within the state's rule.
#pragma once

#include <vector>

#include "grammar/atn.h"

namespace hone {

class FirstSets {
 public:
  /// Fix-point over the rules: O(rules * transitions) at worst. `parser` must outlive this.
  FirstSets(const Atn& parser, Symbol tokenTypeCount);

  struct Set {
    std::vector<bool> tokens;  ///< by token type
    bool endsRule = false;     ///< the rule's end is reachable without a token
    bool contains(Symbol symbol) const { return tokens[static_cast<size_t>(symbol)]; }
  };

  /// Computed on first use, then O(1). Not thread-safe.
  const Set& at(StateId state);

  /// True if the rule can derive the empty sequence of tokens.
  bool nullable(RuleId rule) const { return rules_[rule].endsRule; }

 private:
  Set closure(StateId state) const;

  const Atn& atn_;
  size_t tokenTypeCount_;
  std::vector<Set> rules_;
  std::vector<Set> states_;  ///< `tokens` is empty if not computed yet
};

/// Tells which symbol may stand alone where another one is expected, so that a subtree is a compatible replacement for
/// one of its ancestors (Perses: Sun et al., ICSE 2018, section 3.2, there on a rewritten grammar).
class Compatibility {
 public:
  /// O(rules * network) at worst. Both must outlive this.
  Compatibility(const Atn& parser, const FirstSets& first);

  /// True if `rule` can derive exactly one `other` and nothing else. True for the rule itself. O(1).
  bool ruleFits(RuleId rule, RuleId other) const { return rules_[rule][other]; }

  /// By rule: true if the rule alone can fill the block that starts and ends in these states. O(block).
  std::vector<bool> fitting(StateId begin, StateId end) const;

 private:
  const Atn& atn_;
  const FirstSets& first_;
  std::vector<std::vector<bool>> rules_;
};

}  // namespace hone
