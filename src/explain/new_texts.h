// Makes new texts of parts of a grammar.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "derive/variants.h"
#include "explain/feasibility.h"
#include "explain/pool.h"
#include "parse/produce.h"
#include "text/random.h"

namespace hone {

class NewTexts {
 public:
  /// `parts` and `feasibility` must outlive this. Holds the language's caches: to be used by one thread at a time.
  NewTexts(std::shared_ptr<Language> language, const Parts& parts, Feasibility& feasibility);

  /// From now on, new texts are often as short as can be, and have the names and numbers of the words and the pool: a
  /// program that asks for more than syntax can judge these.
  void preferSimple(const Vocabulary& words, const Pool& pool);

  // nullopt where a try came to nothing.
  /// Of the rule, in about so many tokens at most.
  std::optional<std::string> ofRule(RuleId rule, size_t tokens, Random& random);
  /// A short one of the rule that has the part with that alternative somewhere.
  std::optional<std::string> ofRuleWith(RuleId rule, Part part, uint16_t alternative, Random& random);
  /// Any that the lexer allows in the place of the token.
  std::optional<std::string> ofToken(const Tree& tree, NodeId token, Random& random);

 private:
  std::shared_ptr<Language> language_;
  const Parts& parts_;
  Feasibility& feasibility_;
  TextProducer producer_;
  bool simple_ = false;
};

}  // namespace hone
