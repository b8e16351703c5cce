// Turns a text into its derivation, by walking the network of the grammar's rules. Never fails: where the text has
// errors, the tree has error nodes, and every byte is in some leaf.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "grammar/first_sets.h"
#include "grammar/grammar.h"
#include "parse/derivation.h"
#include "parse/lexer.h"
#include "parse/prediction.h"
#include "text/stop_token.h"

namespace hone {

class Recognizer;

/// Holds caches that make a second text quicker: to be used by one thread at a time.
class Parser {
 public:
  /// `recognizer`: the grammar with its code, compiled, else empty. It parses from the rule it was compiled for.
  explicit Parser(std::shared_ptr<const Grammar> grammar, std::shared_ptr<const Recognizer> recognizer = nullptr);

  /// Linear in the text for grammars that need bounded look-ahead. Not recursive: nesting may be as deep as the text
  /// is long. The text must be shorter than 4 GiB.
  Derivation parse(std::string_view text, Encoding encoding, RuleId start);

  /// The same for a text without errors; nullopt for any other text, found out at its first error.
  std::optional<Derivation> parseExactly(std::string_view text, Encoding encoding, RuleId start);

  /// From now on, what parses throws Cancelled soon after a stop was requested. What is cached stays good.
  void stopBy(StopToken stop) { stop_ = std::move(stop); }
  const StopToken& stop() const { return stop_; }

  const Grammar& grammar() const { return *grammar_; }
  Lexer& lexer() { return lexer_; }
  const Recognizer* recognizer() const { return recognizer_.get(); }
  const FirstSets& firstSets() const { return first_; }

 private:
  class Run;

  void resetBudget(size_t bytes);
  Derivation predicted(const std::vector<Token>& tokens, size_t size, RuleId start);

  std::shared_ptr<const Grammar> grammar_;
  std::shared_ptr<const Recognizer> recognizer_;
  Lexer lexer_;
  Prediction prediction_;
  FirstSets first_;
  StopToken stop_;
};

}  // namespace hone
