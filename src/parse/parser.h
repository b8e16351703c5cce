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
  /// `stacks`: see Lexer.
  explicit Parser(std::shared_ptr<const Grammar> grammar, std::shared_ptr<const Recognizer> recognizer = nullptr,
                  std::shared_ptr<ModeStacks> stacks = std::make_shared<ModeStacks>());

  /// Linear in the text: where a grammar needs unbounded look-ahead there is a budget, and when that is spent, what is
  /// left of the text is kept as tokens and brackets (Derivation::flatFrom). Not recursive: nesting may be as deep as
  /// the text is long. The text must be shorter than 4 GiB.
  Derivation parse(std::string_view text, Encoding encoding, RuleId start);

  /// Of `parse` for a text of this size (see Prediction::beginText).
  static uint64_t budgetFor(size_t bytes);

  /// A text that is parsed in parts begins, by `parseExactly`.
  void beginParts() { prediction_.beginText(0, stop_); }
  /// The same for a part without errors; nullopt for any other, found out at its first error. What it takes is taken
  /// from `budget`; where that does not do, the result is nullopt too.
  std::optional<Derivation> parseExactly(std::string_view text, Encoding encoding, RuleId start, uint64_t& budget);

  /// From now on, what parses throws Cancelled soon after a stop was requested. What is cached stays good.
  void stopBy(StopToken stop) { stop_ = std::move(stop); }
  const StopToken& stop() const { return stop_; }

  const Grammar& grammar() const { return *grammar_; }
  Lexer& lexer() { return lexer_; }
  const Recognizer* recognizer() const { return recognizer_.get(); }
  const FirstSets& firstSets() const { return first_; }

 private:
  class Run;

  Derivation predicted(const std::vector<Token>& tokens, size_t size, RuleId start);

  std::shared_ptr<const Grammar> grammar_;
  std::shared_ptr<const Recognizer> recognizer_;
  Lexer lexer_;
  Prediction prediction_;
  FirstSets first_;
  StopToken stop_;
};

}  // namespace hone
