// The modes as a library.
#include <gtest/gtest.h>

#include "hone/hone.h"

namespace hone {
namespace {

TEST(Library, GeneralizesWithALambda) {
  CallableTest test([](std::string_view text) {
    return text.find("((") != text.npos && text.find("))") != text.npos ? Verdict::fail : Verdict::pass;
  });
  Generalization found = generalize("1 + ((2 - 3)) + 4", Language::bundled("calc"), test);
  ASSERT_TRUE(found.interesting);
  ASSERT_TRUE(found.pattern);
  EXPECT_EQ(found.line, "((<expr>))");
  EXPECT_EQ(found.stop, Stop::done);
  PatternMembers members(*found.pattern, 1);
  for (int i = 0; i < 20; ++i) {
    std::optional<std::string> text = members.next();
    ASSERT_TRUE(text);
    EXPECT_TRUE(matches(*found.pattern, *Tree::parse(Language::bundled("calc"), *text), true)) << *text;
  }
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
  RunSettings settings;
  settings.maxTests = 2;
  Generalization found = generalize("1 + 2 * (3 - 4)", Language::bundled("calc"), test, {}, settings);
  EXPECT_TRUE(found.interesting);
  EXPECT_FALSE(found.pattern);
  EXPECT_EQ(found.stop, Stop::maxTests);
}

}  // namespace
}  // namespace hone
