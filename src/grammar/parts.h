// The rules, tokens and groups of a grammar, each as one number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/grammar.h"

namespace hone {

/// A rule, a token type, or a group (by the state of its decision) of one grammar, in one number.
using Part = uint32_t;
constexpr Part noPart = UINT32_MAX;
constexpr uint16_t anyAlternative = UINT16_MAX;

/// A group in words: `<control> = "if" …` has no `<label>` part ` after "else"`.
struct GroupNames {
  std::string owner;  ///< its rule, with the alternative where only that tells which group is meant
  std::string text;   ///< what it holds
  std::string place;  ///< in the rule; empty where the rest tells which group is meant

  std::string part(std::string_view noun = "part") const { return text + ' ' + std::string(noun) + place; }
};

/// The parts of a grammar, and how they are shown and stored.
class Parts {
 public:
  /// `grammar` must outlive this.
  explicit Parts(const Grammar& grammar);

  Part ofRule(RuleId rule) const { return rule; }
  Part ofToken(Symbol type) const { return static_cast<Part>(rules_ + static_cast<uint32_t>(type)); }
  Part ofGroup(StateId decision) const { return static_cast<Part>(rules_ + tokens_ + decision); }
  bool isRule(Part part) const { return part < rules_; }
  bool isToken(Part part) const { return part >= rules_ && part < rules_ + tokens_; }
  bool isGroup(Part part) const { return part >= rules_ + tokens_ && part != noPart; }
  RuleId rule(Part part) const { return part; }
  Symbol token(Part part) const { return static_cast<Symbol>(part - rules_); }
  StateId decision(Part part) const { return part - rules_ - tokens_; }
  /// True where the token has but one text, if maybe in small or in capital letters.
  bool isLiteral(Part part) const { return isToken(part) && words_[part - rules_].has_value(); }
  /// The text of a literal, in small letters where it may be in capitals as well.
  const std::string& word(Part part) const { return *words_[part - rules_]; }
  /// True where all of the rule is a choice between alternatives, so that its nodes' alternative means something.
  bool hasAlternatives(Part part) const { return isRule(part) && alternatives_[part]; }
  /// How many alternatives that choice has; 0 where the rule isn't such a choice.
  size_t alternativeCount(Part part) const;
  /// True where the rule is just a choice of tokens with one text each (`function: 'sqrt' | 'sin'`). ANTLR makes a set
  /// of these; here the token's type is the alternative.
  bool isEnumeration(Part part) const { return isRule(part) && enumerations_[part]; }
  /// A rule that can occur in itself.
  bool isRecursive(Part part) const { return isRule(part) && recursive_[part]; }
  /// A token whose texts all begin with a quotation mark.
  bool isAlwaysQuoted(Part part) const { return isToken(part) && quoted_[part - rules_]; }
  size_t count() const { return rules_ + tokens_ + grammar_.parser.states.size(); }
  const Grammar& grammar() const { return grammar_; }

  /// `<rule>`, `<rule> = "switch" …`, `TOKEN`, `"literal"`; of a group `"," <value> part of <array>`.
  std::string show(Part part, uint16_t alternative = anyAlternative) const;
  GroupNames showGroup(Part group, uint16_t alternative = anyAlternative) const;

  /// A name that survives the process: "rule:call", "token:INTEGER", "group:number:0" (the rule's first decision).
  std::string name(Part part) const;
  /// Throws UserError for a name that the grammar doesn't have.
  Part find(std::string_view name) const;

 private:
  std::string showAlternative(Part part, uint16_t alternative) const;

  const Grammar& grammar_;
  uint32_t rules_;
  uint32_t tokens_;
  std::vector<std::optional<std::string>> words_;  ///< by token type, of literals
  std::vector<bool> quoted_;                       ///< by token type
  std::vector<bool> recursive_;                    ///< by rule
  std::vector<bool> alternatives_;                 ///< by rule
  std::vector<bool> enumerations_;                 ///< by rule
  std::vector<std::vector<StateId>> decisions_;    ///< by rule, in the order of the states
};

}  // namespace hone
