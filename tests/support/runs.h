// Runs of one or two tokens of a language: what makes a parser slow is mostly short and repeated.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "corpus.h"
#include "parse/language.h"

namespace hone::corpus {

/// `first` and `second` by turns, or all `first` before all `second`, in a context.
struct TokenRun {
  std::string before, first, second, after;
  bool byTurns = true;

  std::string text(size_t times) const {
    std::string text = before;
    for (size_t i = 0; i < times; ++i) text += byTurns ? first + second : first;
    for (size_t i = 0; i < times && !byTurns; ++i) text += second;
    return text + after;
  }
};

class TokenRuns {
 public:
  explicit TokenRuns(std::shared_ptr<Language> language)
      : language_(std::move(language)), examples_(examples(language_->name())) {
    for (Symbol type = 1; type < language_->grammar().tokenTypeCount(); ++type)
      if (const std::string* text = language_->minimalToken(type)) tokens_.push_back(*text);
  }

  size_t tokenCount() const { return tokens_.size(); }

  /// Of this token alone, between two others in brackets.
  TokenRun ofOne(size_t token, Random& random) const {
    TokenRun run;
    run.first = tokens_[token] + separator();
    putIntoBrackets(run, random);
    return run;
  }

  /// Of one or two tokens; alone, in brackets, or in an example.
  TokenRun any(Random& random) const {
    const std::string between = random.below(2) == 0 ? separator() : "";
    TokenRun run;
    run.first = random.pick(tokens_) + between;
    if (random.below(3) > 0) run.second = random.pick(tokens_) + between;
    run.byTurns = random.below(3) > 0;
    const uint64_t context = random.below(3);
    if (context == 1) putIntoBrackets(run, random);
    if (context == 2) putIntoExample(run, random);
    return run;
  }

 private:
  const std::string& separator() const { return language_->separators().front(); }

  void putIntoBrackets(TokenRun& run, Random& random) const {
    const size_t bracket = random.below(3);
    run.before = std::string(1, "([{"[bracket]) + random.pick(tokens_) + separator();
    run.after = random.pick(tokens_) + std::string(1, ")]}"[bracket]);
  }

  void putIntoExample(TokenRun& run, Random& random) const {
    constexpr size_t longest = 2000;
    if (examples_.empty()) return;
    const std::string text = random.pick(examples_).text.substr(0, longest);
    if (text.empty()) return;
    const std::vector<Token> tokens = language_->lexer().all(text, Encoding::utf8, {});
    const size_t at = tokens[random.below(tokens.size())].begin;
    run.before = text.substr(0, at) + separator();
    run.after = text.substr(at);
  }

  std::shared_ptr<Language> language_;
  std::vector<Sample> examples_;
  std::vector<std::string> tokens_;
};

/// What every text keeps to. Only predictions may take more than proportional work, and for these there is a budget.
inline ::testing::AssertionResult isBounded(const ParsingWork& before, const ParsingWork& after, size_t bytes) {
  const uint64_t predicting = after.predicting - before.predicting, merging = after.merging - before.merging,
                 walking = after.walking - before.walking;
  // A text is parsed twice if it has errors, and the last step of a prediction may go beyond the budget.
  if (predicting > 2 * Parser::budgetFor(bytes) + 1'000'000)
    return ::testing::AssertionFailure() << predicting << " steps of prediction, more than the budget";
  if (merging > predicting / 2 + 1000)
    return ::testing::AssertionFailure() << merging << " merged stacks for " << predicting << " steps of prediction";
  if (walking > 200 * (bytes + 100))
    return ::testing::AssertionFailure() << walking << " steps of the parser for " << bytes << " bytes";
  return ::testing::AssertionSuccess();
}

}  // namespace hone::corpus
