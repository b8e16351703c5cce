// The modes as a library.
#include <gtest/gtest.h>

#include "../support/failing_functions.h"
#include "hone/hone.h"
#include "parse/islands.h"
#include "pattern/pattern_file.h"

namespace hone {
namespace {

class FailingFunctions : public testing::TestWithParam<cases::FailingFunction> {};

TEST_P(FailingFunctions, AreGeneralizedWithALambda) {
  const cases::FailingFunction& function = GetParam();
  CallableTest test([&](std::string_view text) { return function.program(text); });
  std::shared_ptr<Language> language = Language::bundled(function.language);
  Generalization found = generalize(function.input, language, test);
  ASSERT_TRUE(found.interesting);
  ASSERT_TRUE(found.pattern);
  EXPECT_EQ(toText(*found.pattern), function.pattern);
  EXPECT_EQ(found.line, toLine(*found.pattern));
  EXPECT_EQ(found.stop, Stop::done);
  PatternMembers members(*found.pattern, 1);
  for (int i = 0; i < 20; ++i) {
    std::optional<std::string> text = members.next();
    ASSERT_TRUE(text);
    EXPECT_TRUE(matches(*found.pattern, *Tree::parse(language, *text), true)) << *text;
  }
}

INSTANTIATE_TEST_SUITE_P(Library, FailingFunctions, testing::ValuesIn(cases::failingFunctions),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(Library, PatternsAreTheSameWithIslands) {
  CallableTest test(
      [](std::string_view text) { return text.find("<script>oops(") != text.npos ? Verdict::fail : Verdict::pass; });
  const std::string page = "<p>x</p><script>oops([1, 2]);</script>";
  const std::shared_ptr<Language> plain = Language::bundled("html"), deep = Language::bundled("html");
  addBundledIslands(*deep);
  const Generalization found = generalize(page, deep, test);
  ASSERT_TRUE(found.pattern);
  EXPECT_EQ(found.line, generalize(page, plain, test).line);
  const Pattern read = readPattern(toJson(*found.pattern), "p.json", deep);
  EXPECT_TRUE(matches(read, *Tree::parse(plain, found.pattern->tree->plainText()), true));
}

TEST(Library, GeneralizesNothingThatPasses) {
  CallableTest test([](std::string_view) { return Verdict::pass; });
  Generalization found = generalize("1 + 2", Language::bundled("calc"), test);
  EXPECT_FALSE(found.interesting);
  EXPECT_FALSE(found.pattern);
  EXPECT_EQ(found.search.tests, 1u);
}

TEST(Library, LimitsEndAGeneralization) {
  CallableTest test([](std::string_view) { return Verdict::fail; });
  RunSettings settings{.trustTest = true};
  settings.maxTests = 2;
  Generalization found = generalize("1 + 2 * (3 - 4)", Language::bundled("calc"), test, {}, settings);
  EXPECT_TRUE(found.interesting);
  EXPECT_FALSE(found.pattern);
  EXPECT_EQ(found.stop, Stop::maxTests);
}

}  // namespace
}  // namespace hone
