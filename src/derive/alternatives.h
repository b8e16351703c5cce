// Short texts of a rule that differ in what the grammar lets one choose: each is the shortest with one given choice.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "grammar/cheapest_ways.h"
#include "parse/produce.h"

namespace hone {

std::vector<std::string> textsOf(const std::vector<MinimalToken>& tokens);

class Alternatives {
 public:
  using Tokens = std::vector<MinimalToken>;

  explicit Alternatives(std::shared_ptr<Language> language);

  /// The shortest text of the rule, then those in which one choice is another: an alternative, or something where there
  /// could be nothing. Choices in the rules that these texts call count as well, the nearest first. None twice.
  const std::vector<Tokens>& ofRule(RuleId rule);
  /// Short texts of a `?`, or of one iteration of a loop, by its alternatives.
  std::vector<Tokens> ofGroup(StateId decision);

 private:
  class Walk;

  const std::string* textOf(Symbol type);
  void append(Tokens& tokens, uint32_t set);

  std::shared_ptr<Language> language_;
  std::vector<std::optional<std::string>> texts_;  ///< by token type, the shortest known text
  std::vector<Symbol> cheapest_;                   ///< by set of the parser's network
  std::optional<CheapestWays> ways_;
  std::vector<std::optional<std::vector<Tokens>>> ofRule_;
};

}  // namespace hone
