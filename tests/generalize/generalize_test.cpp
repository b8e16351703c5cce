// The cases of the sources, as predicates: the DDSET paper's calculator and shared identifiers, the Debugging Book's
// functions.
#include "generalize/generalize.h"

#include <gtest/gtest.h>

#include "cases.h"

namespace hone {
namespace {

TEST(Generalize, DoubledParenthesesAroundAnything) {
  GeneralizeResult result = cases::run("calc", "1 * ((2 - 3)) + 4", cases::doubledParentheses);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(toText(*result.pattern), "((<expr>))");
  EXPECT_EQ(cases::measure(*result.pattern, cases::doubledParentheses, 200).pass, 0u);
}

TEST(Generalize, RootOfANegativeNumber) {
  GeneralizeResult result = cases::run("calc", "sqrt(-900)", cases::negativeRoot);
  ASSERT_TRUE(result.pattern);
  std::string text = toText(*result.pattern);
  EXPECT_TRUE(text.starts_with("sqrt(-<INTEGER")) << text;
  Rate rate = cases::measure(*result.pattern, cases::negativeRoot, 200);
  EXPECT_EQ(rate.pass, 0u) << text;
  EXPECT_EQ(rate.fail, 200u);
}

TEST(Generalize, MiddleDependsOnAllThree) {
  GeneralizeResult result = cases::run("json", "[2, 1, 3]", cases::wrongMiddle);
  ASSERT_TRUE(result.pattern);
  Rate rate = cases::measure(*result.pattern, cases::wrongMiddle, 200);
  EXPECT_GE(rate.fail * 100, (rate.fail + rate.pass) * 97) << toText(*result.pattern);
}

TEST(Generalize, QuoteBeforeATag) {
  GeneralizeResult result = cases::run("html", "\"<b>foo</b>", cases::markupLeft);
  ASSERT_TRUE(result.pattern);
  Rate rate = cases::measure(*result.pattern, cases::markupLeft, 200);
  EXPECT_GE(rate.fail * 1000, (rate.fail + rate.pass) * 970) << toText(*result.pattern);
}

/// Fails where the names in `while (NAME) { var NAME }` are the same.
Verdict declaredInItsLoop(std::string_view text) {
  std::string t = cases::withoutSpace(text);
  size_t loop = t.find("while("), close = t.find(')', loop), declared = t.find("{var", loop);
  if (loop == std::string::npos || close == std::string::npos || declared == std::string::npos) return Verdict::pass;
  std::string name = t.substr(loop + 6, close - loop - 6);
  size_t end = t.find_first_of(";=}", declared);
  return t.substr(declared + 4, end - declared - 4) == name ? Verdict::fail : Verdict::pass;
}

TEST(Generalize, NamesThatMustBeTheSame) {
  GeneralizeResult result = cases::run("javascript", "while (l_0) { var l_0 = 1; }", declaredInItsLoop);
  ASSERT_TRUE(result.pattern);
  std::string text = toText(*result.pattern);
  EXPECT_NE(text.find("<$"), std::string::npos) << text;
  PatternCounts counts = countsOf(*result.pattern);
  EXPECT_EQ(counts.shared, 2u) << text;
  EXPECT_EQ(cases::measure(*result.pattern, declaredInItsLoop, 100).pass, 0u) << text;
}

/// The paper's section 5: a value that is declared and used elsewhere under the same name.
Verdict myval(std::string_view text) {
  std::string t = cases::withoutSpace(text);
  size_t declared = t.find("const"), used = t.find("++");
  if (declared == std::string::npos || used == std::string::npos) return Verdict::pass;
  size_t end = t.find('=', declared);
  std::string name = t.substr(declared + 5, end - declared - 5);
  if (used + 2 > t.size() || name.empty()) return Verdict::unresolved;
  return t.substr(used + 2).starts_with(name) ? Verdict::fail : Verdict::pass;
}

TEST(Generalize, ConstantThatIsChanged) {
  GeneralizeResult result = cases::run("javascript", "const myval = 3; ++myval", myval);
  ASSERT_TRUE(result.pattern);
  std::string text = toText(*result.pattern);
  EXPECT_EQ(countsOf(*result.pattern).shared, 2u) << text;
}

TEST(Generalize, IsTheSameForAnyNumberOfJobs) {
  auto figures = [](int jobs) {
    GeneralizeOptions options;
    options.seed = 3;
    GeneralizeResult result = cases::run("calc", "1 * ((2 - 3)) + 4", cases::doubledParentheses, options, jobs);
    return toText(*result.pattern) + ' ' + std::to_string(result.all.tests) + ' ' + toJson(*result.pattern);
  };
  EXPECT_EQ(figures(1), figures(4));
}

/// Half of what is put in is refused: that counts for nothing.
TEST(Generalize, UnresolvedSamplesDontCount) {
  auto picky = [](std::string_view text) {
    if (text.find('*') != std::string_view::npos || text.find('s') != std::string_view::npos)
      return Verdict::unresolved;
    return cases::doubledParentheses(text);
  };
  GeneralizeResult result = cases::run("calc", "1 + ((2 - 3)) + 4", picky);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(countsOf(*result.pattern).remainingChars, 4u) << toText(*result.pattern);
  Rate rate = cases::measure(*result.pattern, picky, 200);
  EXPECT_EQ(rate.pass, 0u);
  EXPECT_LE(rate.unresolved, 10u);
}

TEST(Generalize, AnInputThatAlwaysFailsIsAllOpen) {
  GeneralizeResult result = cases::run("calc", "1+2", [](std::string_view) { return Verdict::fail; });
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(countsOf(*result.pattern).concreteChars, 0u);
}

}  // namespace
}  // namespace hone
