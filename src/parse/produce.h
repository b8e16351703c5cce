// Random texts of a language: derivations by grammar/producer.h, written so that they lex back to the same tokens.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "grammar/producer.h"
#include "parse/language.h"

namespace hone {

/// A text and how it was derived. A parser may find another derivation where there are several: an operator that binds
/// closer than the one before it goes to the operand, and here perhaps to the whole.
struct ProducedText {
  std::string text;
  std::vector<ProducedNode> nodes;
  std::vector<std::string> tokens;  ///< texts of the token nodes, in order; that of the end of the file is empty
};

enum class Layout : uint8_t {
  plain,  ///< blanks, mostly
  wild    ///< whatever the lexer hides: comments, line breaks, and often nothing at all
};

/// Holds the language's caches: to be used by one thread at a time.
class TextProducer {
 public:
  explicit TextProducer(std::shared_ptr<Language> language, TokenTaste taste = TokenTaste::any);

  /// A text of that many tokens. nullopt where the rule derives none that lexes back, or none was found: a lexer with
  /// modes may refuse most of what the parser's rules derive. O(size) where it takes any sequence, else up to 20 times
  /// that. `modes`: those of the lexer before the text.
  std::optional<ProducedText> produce(RuleId rule, ProducedSize size, Random& random, const Chooser& chooser,
                                      Layout layout = Layout::plain, ModeStack modes = 0);

  /// A text that tokens of the type shall have more often than others.
  void prefer(Symbol type, std::string text) { preferred_[type].push_back(std::move(text)); }

  /// Another text of the token type, in the lexer's mode of that number; it may lex differently. nullopt where there is
  /// no rule for it.
  std::optional<std::string> drawToken(Symbol type, uint32_t mode, Random& random);

 private:
  class Making;
  friend class Making;

  std::string drawRule(RuleId rule, Random& random);
  const std::vector<RuleId>& rulesFor(uint32_t mode, Symbol type) const;

  /// Pseudo types of lexer rules.
  static constexpr Symbol hiddenTokens = -1, beginnings = -2;

  std::shared_ptr<Language> language_;
  std::vector<std::vector<LexerAction>> commands_;                    ///< by lexer rule
  std::map<std::pair<uint32_t, Symbol>, std::vector<RuleId>> rules_;  ///< by mode and token type
  std::map<Symbol, std::vector<std::string>> preferred_;
  Producer characters_;
  std::optional<Producer> tokens_;
};

}  // namespace hone
