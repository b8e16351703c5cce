// A feature is a number read off the tree of an input that may explain the input's behaviour (Kampmann et al., ESEC/FSE
// 2020, section 2). Features use the names of the grammar, so they mean the same in another process.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "grammar/grammar.h"
#include "parse/derivation.h"

namespace hone {

/// A rule, a token type, or a group (by the state of its decision) of one grammar, in one number.
using Part = uint32_t;
constexpr Part noPart = UINT32_MAX;
constexpr uint16_t anyAlternative = UINT16_MAX;

/// As the bound of a feature's value: there is none.
constexpr double infinity = std::numeric_limits<double>::infinity();

enum class FeatureKind : uint8_t {
  exists,          ///< 1 where the part occurs, with the alternative if one is named
  without,         ///< 1 where a part occurs (as above) in which the group `other` could be and isn't
  equals,          ///< 1 where a part with this very text occurs
  greatest,        ///< greatest number that such parts spell
  length,          ///< greatest length of such parts, in characters
  repetitions,     ///< most iterations in a row of the loop
  character,       ///< greatest code point of parts that are one character
  least,           ///< least number that such parts spell
  count,           ///< number of occurrences
  depth,           ///< how deep the rule is nested in itself: 1 where it isn't
  within,          ///< 1 where the part occurs below `other`; of a token, with at most two parts between
  together,        ///< 1 where a `scope` has the part and `other`, with these alternatives, as children
  greatestBeside,  ///< as `greatest`, of parts that are children of a `scope` which also has `other` as a child
  leastBeside,
  child,    ///< as `within`, with no rule between
  pattern,  ///< 1 where a part of the input consists of these items
  same,     ///< 1 where the texts of a part and of an `other` elsewhere are equal; nearest rule above both: `scope`
};

/// A piece of a pattern: a token with this text; without a text, a place that any text of the part (with the
/// alternative if one is named) fills.
struct PatternItem {
  enum class Kind : uint8_t {
    one,
    more,  ///< any number of iterations or optional parts of that group, of any group without a part
    gap    ///< any tokens
  };
  Part part = noPart;
  uint16_t alternative = anyAlternative;
  std::string text = {};
  Kind kind = Kind::one;

  friend bool operator==(const PatternItem&, const PatternItem&) = default;
};

struct Feature {
  FeatureKind kind = FeatureKind::exists;
  Part part = noPart;
  uint16_t alternative = anyAlternative;
  Part other = noPart;
  uint16_t otherAlternative = anyAlternative;
  Part scope = noPart;
  std::string text = {};                ///< of `equals`; of `together`: of the part, where it isn't empty
  std::vector<PatternItem> items = {};  ///< of `pattern`

  friend bool operator==(const Feature&, const Feature&) = default;
};

/// 0 or 1, nothing between.
bool isYesNo(FeatureKind kind);
/// Only whole numbers.
bool isWhole(FeatureKind kind);
/// Part of the paper's set; the others have to earn their place.
bool isBasic(FeatureKind kind);
/// Of an input that has no such part: below (`least`: above) all that there may be.
double valueWhereMissing(FeatureKind kind);
/// As `--features` has it ("exists", "min", ...).
std::string_view featureKindName(FeatureKind kind);
/// All kinds, in the order in which they are preferred where they explain as much.
const std::vector<FeatureKind>& featureKinds();

/// The parts of a grammar, and how they are shown and stored.
class Parts {
 public:
  /// `grammar` must outlive this.
  explicit Parts(const Grammar& grammar);

  Part ofRule(RuleId rule) const { return rule; }
  Part ofToken(Symbol type) const { return static_cast<Part>(rules_ + static_cast<uint32_t>(type)); }
  /// noPart for what the parser doesn't see.
  Part of(const Node& node) const;
  Part ofGroup(StateId decision) const { return static_cast<Part>(rules_ + tokens_ + decision); }
  bool isRule(Part part) const { return part < rules_; }
  bool isToken(Part part) const { return part >= rules_ && part < rules_ + tokens_; }
  bool isGroup(Part part) const { return part >= rules_ + tokens_ && part != noPart; }
  RuleId rule(Part part) const { return part; }
  Symbol token(Part part) const { return static_cast<Symbol>(part - rules_); }
  StateId decision(Part part) const { return part - rules_ - tokens_; }
  /// True where the token has but one text, if maybe in small or in capital letters.
  bool isLiteral(Part part) const { return isToken(part) && words_[part - rules_].has_value(); }
  /// Of a literal: its text, in small letters where it may be in capitals as well.
  const std::string& word(Part part) const { return *words_[part - rules_]; }
  /// True where all of the rule is a choice between alternatives, so that its nodes' alternative means something.
  bool hasAlternatives(Part part) const { return isRule(part) && alternatives_[part]; }
  /// Of all of the rule; 0 where it isn't such a choice.
  size_t alternativeCount(Part part) const;
  /// True where the rule is just a choice of tokens with one text each (`function: 'sqrt' | 'sin'`). ANTLR makes a set
  /// of these; here the token's type is the alternative.
  bool isEnumeration(Part part) const { return isRule(part) && enumerations_[part]; }
  size_t count() const { return rules_ + tokens_ + grammar_.parser.states.size(); }
  const Grammar& grammar() const { return grammar_; }

  /// `<rule>`, `TOKEN`, `"literal"`, or what the group holds as the grammar has it.
  std::string show(Part part, uint16_t alternative = anyAlternative) const;
  /// Only what stands behind the rule's name: the alternative as the grammar has it.
  std::string showAlternative(Part part, uint16_t alternative) const;

  /// A group without the name of its rule; by its number where the rule has several that look alike.
  std::string showGroup(Part part, uint16_t alternative = anyAlternative) const;

  /// A name that survives the process: "rule:call", "token:INTEGER", "group:number:0" (the rule's first decision).
  std::string name(Part part) const;
  /// Throws UserError for a name that the grammar doesn't have.
  Part find(std::string_view name) const;

 private:
  std::string fragment(StateId from, StateId to, size_t depth) const;
  std::string block(StateId start, StateId end, size_t depth) const;

  const Grammar& grammar_;
  uint32_t rules_;
  uint32_t tokens_;
  std::vector<std::optional<std::string>> words_;  ///< by token type, of literals
  std::vector<bool> alternatives_;                 ///< by rule
  std::vector<bool> enumerations_;                 ///< by rule
  std::vector<std::vector<StateId>> decisions_;    ///< by rule, in the order of the states
};

/// The feature as a noun: `max(<number>)`, `<function> = "sqrt"`.
std::string show(const Feature& feature, const Parts& parts);

}  // namespace hone
