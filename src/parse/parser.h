// Turns a text into its derivation by walking the network of the grammar's rules. Never fails: syntax errors become
// error nodes, and every byte is in some leaf.
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

/// What parsing takes, counted: unlike time, it is the same on every machine.
struct ParsingWork {
  uint64_t predicting = 0;  ///< tokens that predictions looked at, and configurations they made; there is a budget
  uint64_t merging = 0;     ///< pairs of call stacks
  uint64_t walking = 0;     ///< transitions, and places that recovery looked at
};

/// Not thread-safe: holds caches, which make later texts faster.
class Parser {
 public:
  /// `recognizer`: the compiled grammar with its code, or null. It parses from the rule for which it was compiled.
  /// `stacks`: see Lexer.
  explicit Parser(std::shared_ptr<const Grammar> grammar, std::shared_ptr<const Recognizer> recognizer = nullptr,
                  std::shared_ptr<ModeStacks> stacks = std::make_shared<ModeStacks>());

  /// O(text): unbounded look-ahead has a budget. When that is spent, the rest of the text is kept as tokens and
  /// brackets only (Derivation::flatFrom). Not recursive: nesting may be as deep as the text is long. The text must be
  /// shorter than 4 GiB.
  Derivation parse(std::string_view text, Encoding encoding, RuleId start);

  /// The budget of `parse` for a text of this size (see Prediction::beginText).
  static uint64_t budgetFor(size_t bytes);

  /// Call this before `parseExactly` parses the parts of a text.
  void beginParts() { prediction_.beginText(0, stop_); }
  /// Parses a part of a text. Returns nullopt at the first syntax error. Subtracts its work from `budget`, and returns
  /// nullopt if that is spent.
  std::optional<Derivation> parseExactly(std::string_view text, Encoding encoding, RuleId start, uint64_t& budget);

  /// From now on, parsing throws Cancelled soon after a stop was requested. Caches stay valid.
  void stopBy(StopToken stop) { stop_ = std::move(stop); }
  const StopToken& stop() const { return stop_; }

  /// The work on all texts so far.
  ParsingWork work() const { return {prediction_.work(), prediction_.merges(), walked_}; }

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
  uint64_t walked_ = 0;  ///< see ParsingWork
};

}  // namespace hone
