#include "parse/prediction.h"

#include <gtest/gtest.h>

#include "../support/compiled_grammar.h"

namespace hone {
namespace {

class Predicting : public ::testing::Test {
 protected:
  void use(std::string_view file) {
    grammar_ = testgrammars::compile({file});
    prediction_.emplace(grammar_->parser, grammar_->tokenTypeCount());
  }

  Symbol type(std::string_view name) const {
    const auto& names = grammar_->tokenNames;
    return static_cast<Symbol>(std::find(names.begin(), names.end(), name) - names.begin());
  }

  std::vector<Symbol> tokens(std::initializer_list<std::string_view> names) const {
    std::vector<Symbol> result;
    for (std::string_view name : names) result.push_back(type(name));
    result.push_back(endOfFile);
    return result;
  }

  /// The decision that the rule begins with.
  StateId decision(std::string_view rule) const {
    StateId state = grammar_->parser.ruleStart[grammar_->rule(rule)];
    while (!grammar_->parser.states[state].decision) state = grammar_->parser.from(state)[0].target;
    return state;
  }

  /// The stack of a call of `rule` from `caller`, which was called by nobody.
  StackId calledFrom(std::string_view caller, std::string_view rule) {
    for (StateId state = 0; state < grammar_->parser.states.size(); ++state)
      for (const Transition& transition : grammar_->parser.from(state))
        if (transition.kind == TransitionKind::rule && grammar_->parser.states[state].rule == grammar_->rule(caller) &&
            grammar_->parser.states[transition.target].rule == grammar_->rule(rule))
          return prediction_->stacks().push(emptyStack, transition.follow);
    ADD_FAILURE() << caller << " doesn't call " << rule;
    return emptyStack;
  }

  Prediction::Result predict(StateId state, const std::vector<Symbol>& ahead, Prediction::Mode mode,
                             StackId callers = emptyStack) {
    return prediction_->predict(state, 0, ahead, mode, [=] { return callers; });
  }

  std::shared_ptr<const Grammar> grammar_;
  std::optional<Prediction> prediction_;
};

using Mode = Prediction::Mode;

TEST_F(Predicting, LooksNoFurtherThanNeeded) {
  use("Statements.g4");
  StateId statement = decision("statement");
  EXPECT_EQ(predict(statement, tokens({"'let'", "NAME"}), Mode::sll).alternative, 0u);
  EXPECT_EQ(predict(statement, tokens({"'print'"}), Mode::sll).alternative, 1u);
  EXPECT_EQ(predict(statement, tokens({"'{'"}), Mode::sll).alternative, 2u);
  EXPECT_EQ(predict(statement, tokens({"'{'"}), Mode::sll).tokensSeen, 1u);
}

TEST_F(Predicting, FindsNothingWhereNoAlternativeFits) {
  use("Statements.g4");
  for (Mode mode : {Mode::sll, Mode::ll})
    EXPECT_EQ(predict(decision("statement"), tokens({"'='"}), mode).alternative, noAlternative);
}

TEST_F(Predicting, AsksTheCallersInLlModeOnly) {
  use("Context.g4");
  StateId e = decision("e");
  std::vector<Symbol> ahead = tokens({"NUMBER", "NAME"});
  StackId fromA = calledFrom("a", "e"), fromB = calledFrom("b", "e");
  EXPECT_EQ(predict(e, ahead, Mode::sll).alternative, 0u) << "in doubt, the first";
  EXPECT_EQ(predict(e, ahead, Mode::ll, fromA).alternative, 0u);
  EXPECT_EQ(predict(e, ahead, Mode::ll, fromB).alternative, 1u);
  EXPECT_EQ(predict(e, ahead, Mode::ll, fromA).alternative, 0u) << "and again, from the cache";
  // If the tokens decide, SLL suffices.
  EXPECT_EQ(predict(e, tokens({"NAME"}), Mode::sll).alternative, 1u);
  EXPECT_EQ(predict(e, tokens({"NUMBER", "NUMBER"}), Mode::sll).alternative, 0u);
}

TEST_F(Predicting, TakesTheFirstOfAllWhereOnlySomeAreInConflict) {
  use("Ranges.g4");
  std::vector<Symbol> ahead = tokens({"'\\\\'", "X", "DIGIT", "DIGIT", "'-'", "DIGIT", "']'"});
  Prediction::Result result = predict(decision("part"), ahead, Mode::sll);
  // After the digits, a character code is in conflict with a sign followed by two digits; a range is still possible.
  EXPECT_EQ(result.alternative, 0u) << "as ANTLR does: the first of all that are left";
  EXPECT_EQ(result.tokensSeen, 4u);
}

TEST_F(Predicting, FallsBackOnSllWhenHalfOfItsBudgetIsSpent) {
  use("Context.g4");
  StackId fromB = calledFrom("b", "e");
  auto inLl = [&](uint64_t budget) {
    prediction_->beginText(budget);
    return predict(decision("e"), tokens({"NUMBER", "NAME"}), Mode::ll, fromB).alternative;
  };
  constexpr uint64_t plenty = 1'000'000;
  prediction_->beginText(plenty);
  EXPECT_EQ(predict(decision("e"), tokens({"NUMBER", "NAME"}), Mode::sll).alternative, 0u);
  uint64_t sll = prediction_->spent();
  EXPECT_EQ(inLl(2 * sll), 0u);
  EXPECT_EQ(inLl(plenty), 1u);
  EXPECT_GT(prediction_->spent(), sll);
  EXPECT_EQ(inLl(2 * sll), 0u) << "though what LL needs is cached by now";
}

TEST_F(Predicting, CountsWhatIsCachedAsWhatIsNew) {
  use("Expression.g4");
  std::vector<Symbol> ahead = tokens({"'('", "'('", "NAME", "')'", "')'", "'*'", "NAME"});
  auto spent = [&] {
    prediction_->beginText(UINT64_MAX);
    for (size_t at = 0; at < ahead.size(); ++at)
      predict(decision("e"), {ahead.begin() + static_cast<std::ptrdiff_t>(at), ahead.end()}, Mode::sll);
    return prediction_->spent();
  };
  uint64_t first = spent();
  EXPECT_GT(first, 0u);
  EXPECT_EQ(spent(), first);
}

TEST_F(Predicting, EndsWithItsBudget) {
  use("Statements.g4");
  prediction_->beginText(1);
  EXPECT_EQ(predict(decision("statement"), tokens({"'let'", "NAME"}), Mode::sll).alternative, noAlternative);
  EXPECT_TRUE(prediction_->exhausted());
  prediction_->beginText(1'000'000);
  EXPECT_EQ(predict(decision("statement"), tokens({"'let'", "NAME"}), Mode::sll).alternative, 0u);
}

TEST_F(Predicting, KeepsToThePrecedenceOfTheCall) {
  use("Expression.g4");
  StateId loop = noState;
  for (StateId state = 0; state < grammar_->parser.states.size(); ++state)
    if (grammar_->parser.states[state].precedenceDecision) loop = state;
  ASSERT_NE(loop, noState);
  auto goesOn = [&](std::string_view op, uint32_t precedence) {
    std::vector<Symbol> ahead = tokens({op, "NAME"});
    return prediction_->predict(loop, precedence, ahead, Mode::sll, [] { return emptyStack; }).alternative == 0;
  };
  EXPECT_TRUE(goesOn("'*'", 0));
  EXPECT_TRUE(goesOn("'='", 0));
  // With 12 alternatives the first has precedence 12, `*` (the fifth) 8 and `=` (the tenth) 3.
  EXPECT_TRUE(goesOn("'*'", 8));
  EXPECT_FALSE(goesOn("'*'", 9));
  EXPECT_TRUE(goesOn("'='", 3));
  EXPECT_FALSE(goesOn("'='", 4));
}

}  // namespace
}  // namespace hone
