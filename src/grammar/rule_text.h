// What a grammar writes in its parser rules, as people read it: `"," <value>`, `"switch" …`. As short as it may be and
// still tell an alternative from the others.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grammar/grammar.h"

namespace hone {

/// `TOKEN` or `"literal"`.
std::string tokenText(const Grammar& grammar, Symbol type);
/// `<rule>`.
std::string ruleText(const Grammar& grammar, RuleId rule);

/// Where a decision stands in its rule.
struct DecisionPlace {
  std::string after;                  ///< the rule or token right before it; empty if there is none
  std::optional<size_t> alternative;  ///< of the whole rule, where that is a choice
};

class RuleText {
 public:
  /// `grammar` must outlive this.
  explicit RuleText(const Grammar& grammar) : grammar_(grammar) {}

  /// Up to what tells it from the other alternatives of the decision: `"switch" …`. All where that is short.
  std::string alternative(StateId decision, size_t alternative) const;
  /// What an optional part or an iteration has, in all its alternatives: `(QUOTED | TEXT)`.
  std::string alternatives(StateId decision) const;
  /// Is this the text of one of its alternatives, or of all together?
  bool mayBe(StateId decision, const std::string& text) const;
  DecisionPlace placeOf(StateId decision) const;

 private:
  /// A rule, a token, or a group.
  struct Element {
    std::string text;
    bool isGroup = false;
    bool isOptional = false;
    friend bool operator==(const Element&, const Element&) = default;
  };
  using Elements = std::vector<Element>;

  Elements elements(StateId from, StateId to, size_t depth = 0) const;
  Element group(StateId start, size_t depth) const;
  std::string all(StateId block, size_t depth) const;
  std::optional<std::string> before(StateId wanted, StateId from, StateId to, size_t depth = 0) const;

  const Grammar& grammar_;
};

}  // namespace hone
