// hone::explain, as a program that links the library calls it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hone/hone.h"
#include "parse/islands.h"

namespace hone {
namespace {

/// Fails for `sqrt` of a negative number. Ignores blanks, as features do.
CallableTest rootTest() {
  return CallableTest([](std::string_view text) {
    std::string plain;
    for (char c : text)
      if (c != ' ' && c != '\t' && c != '\n' && c != '\r') plain += c;
    return plain.starts_with("sqrt(-") ? Verdict::fail : Verdict::pass;
  });
}

TEST(ExplainInterface, GivesATreeThatCanBeReadAndAsked) {
  auto language = Language::bundled("calc");
  CallableTest test = rootTest();
  std::vector<GivenInput> given = {{"sqrt(-900)"}};
  Circumstances found = explain(given, language, test);
  EXPECT_FALSE(found.explanation.oneSided);
  EXPECT_EQ(found.stop, Stop::done);
  EXPECT_GT(found.search.tests, 20u);
  EXPECT_THAT(found.tree, testing::HasSubstr("sqrt"));
  Predictor predictor(found.explanation.model, language);
  EXPECT_TRUE(predictor.predict("sqrt(-3)").forecast.fails);
  EXPECT_FALSE(predictor.predict("sqrt(3)").forecast.fails);
  EXPECT_FALSE(predictor.predict("cos(-3)").forecast.fails);
}

TEST(ExplainInterface, LearnsTheSameWithIslands) {
  CallableTest test(
      [](std::string_view text) { return text.find("<script>") != text.npos ? Verdict::fail : Verdict::pass; });
  std::vector<GivenInput> given = {{"<p>x</p><script>oops([1, 2]);</script>"}};
  const auto plain = Language::bundled("html"), deep = Language::bundled("html");
  addBundledIslands(*deep);
  Circumstances found = explain(given, deep, test, {}, {.maxTests = 60});
  EXPECT_EQ(found.tree, explain(given, plain, test, {}, {.maxTests = 60}).tree);
  EXPECT_EQ(Predictor(found.explanation.model, deep).predict(given[0].text).forecast.fails,
            Predictor(found.explanation.model, plain).predict(given[0].text).forecast.fails);
}

TEST(ExplainInterface, KeepsToItsBudget) {
  CallableTest test = rootTest();
  std::vector<GivenInput> given = {{"sqrt(-900)"}};
  Circumstances found = explain(given, Language::bundled("calc"), test, {}, {.maxTests = 30});
  EXPECT_EQ(found.search.tests, 30u);
  EXPECT_EQ(found.stop, Stop::maxTests);
}

TEST(ExplainInterface, IsTheSameForEveryNumberOfJobs) {
  auto language = Language::bundled("calc");
  std::vector<GivenInput> given = {{"sqrt(-900)"}};
  std::vector<std::string> trees;
  for (int jobs : {1, 4}) {
    CallableTest test = rootTest();
    trees.push_back(explain(given, language, test, {.seed = 5}, {.jobs = jobs}).tree);
  }
  EXPECT_EQ(trees[0], trees[1]);
}

}  // namespace
}  // namespace hone
