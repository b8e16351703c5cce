// Makes random texts of a language: derivations by grammar/producer.h, written so that they lex to the same tokens.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "grammar/producer.h"
#include "grammar/repair_hints.h"
#include "parse/language.h"

namespace hone {

/// A text and its derivation. If the text is ambiguous, a parser may find another one: it resolves a chain of operators
/// by precedence, which the derivation here may not.
struct ProducedText {
  std::string text;
  std::vector<ProducedNode> nodes;
  std::vector<std::string> tokens;  ///< texts of the token nodes, in order; empty for the end of the file
};

enum class Layout : uint8_t {
  plain,  ///< blanks, mostly
  wild    ///< all kinds of hidden tokens: comments, line breaks, often none
};

/// Not thread-safe: holds caches.
class TextProducer {
 public:
  /// `without`: names of rules of lexer and parser that match nothing in the texts.
  explicit TextProducer(std::shared_ptr<Language> language, TokenTaste taste = TokenTaste::any,
                        const std::vector<std::string>& without = {});

  /// A text of that many tokens. nullopt if the rule derives no text that lexes to the same tokens, or none was found:
  /// a lexer with modes may reject most sequences of tokens. O(size) if the lexer accepts all sequences, else up to 20
  /// times that. `modes`: the lexer's modes before the text.
  std::optional<ProducedText> produce(RuleId rule, ProducedSize size, Random& random, const Chooser& chooser,
                                      Layout layout = Layout::plain, ModeStack modes = 0);

  /// From now on, tokens of this type have this text more often than others.
  void prefer(Symbol type, std::string text) { preferred_[type].push_back(std::move(text)); }

  /// From now on, a text of `produce` holds each text of tokens of this name once.
  void setDistinct(const std::string& token);

  /// From now on, end tags have the names of their start tags.
  void setTags(const TagPairs& tags);

  /// A random text of the token type in the lexer's mode of that number; it may lex differently. nullopt if no rule
  /// makes such tokens.
  std::optional<std::string> drawToken(Symbol type, uint32_t mode, Random& random);

 private:
  class Making;
  friend class Making;

  /// A type that no token has if the grammar has no such token.
  Symbol typeNamed(const std::string& token) const;
  std::string drawRule(RuleId rule, Random& random);
  const std::vector<RuleId>& rulesFor(uint32_t mode, Symbol type) const;

  /// Pseudo token types for lexer rules.
  static constexpr Symbol hiddenTokens = -1, beginnings = -2;

  std::shared_ptr<Language> language_;
  std::vector<std::vector<LexerAction>> commands_;                    ///< by lexer rule
  std::map<std::pair<uint32_t, Symbol>, std::vector<RuleId>> rules_;  ///< by mode and token type
  std::map<Symbol, std::vector<std::string>> preferred_;
  std::set<Symbol> distinct_;
  /// The types of tokens around the names of tags, and those of the names.
  struct TagTypes {
    Symbol open, end, empty;
    std::set<Symbol> names;
  };
  std::optional<TagTypes> tags_;
  Producer characters_;
  std::optional<Producer> tokens_;
};

}  // namespace hone
