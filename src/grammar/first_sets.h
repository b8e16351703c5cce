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

}  // namespace hone
