// The cases of the sources, as predicates: the DDSET paper's calculator and shared identifiers, the Debugging Book's
// functions.
#include "generalize/generalize.h"

#include <gtest/gtest.h>

#include "cases.h"

namespace hone {
namespace {

class Sources : public testing::TestWithParam<cases::FailingFunction> {};

TEST_P(Sources, GiveTheirPatterns) {
  const cases::FailingFunction& function = GetParam();
  GeneralizeResult result = cases::run(function.language, function.input, function.program);
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(toText(*result.pattern), function.pattern);
  Rate rate = cases::measure(*result.pattern, function.program, 200);
  EXPECT_EQ(rate.fail, 200u);
}

INSTANTIATE_TEST_SUITE_P(Functions, Sources, testing::ValuesIn(cases::failingFunctions),
                         [](const auto& test) { return std::string(test.param.name); });

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
