// Which inputs are tried: the variants of the one that was made small, and those on which trees disagree.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "explain/experience.h"
#include "explain/generators.h"

namespace hone {
namespace {

TEST(Plan, HasEachVariantOnceAndTheKindsInTurn) {
  const std::shared_ptr<Language> language = Language::bundled("json");
  Variants variants(language);
  auto planned = [&](uint64_t seed) {
    Plan plan(variants);
    Random random(seed);
    plan.add(Tree::parse(language, "{\"ab\": [1, 2]}"), random);
    std::vector<std::string> texts;
    while (const TreePtr tree = plan.next()) texts.emplace_back(tree->bytes());
    return texts;
  };
  const std::vector<std::string> texts = planned(1);
  EXPECT_GT(texts.size(), 100u);
  EXPECT_EQ(planned(1), texts);
  const std::set<std::string> first(texts.begin(), texts.begin() + 24);
  auto any = [&](auto is) { return std::ranges::any_of(first, is); };
  EXPECT_TRUE(any([](const std::string& t) { return t.find("[1, 2]") == t.npos && t.find("\"ab\"") != t.npos; }));
  EXPECT_TRUE(any([](const std::string& t) { return t.find("\"ab\"") == t.npos && t.find("[1, 2]") != t.npos; }));
}

TEST(Experience, IsInDoubtWhereTreesDisagreeThatAgreeWithAllThatIsKnown) {
  const std::shared_ptr<Language> language = Language::bundled("json");
  Experience experience(language->grammar(), featureKinds());
  auto input = [&](const std::string& text) {
    const TreePtr tree = Tree::parse(language, text);
    return PoolInput{tree, experience.reader().read(*tree)};
  };
  // It may be the null, or that the array has two elements.
  for (const char* text : {"[1,null]", "[2,null]", "[null,3]", "[null,true]", "[\"a\",null]", "[{},null]", "[null,4]"})
    experience.note(input(text), Verdict::fail);
  for (const char* text : {"[1]", "[2]", "[true]", "[\"a\"]", "[3]", "[[]]", "[{}]"})
    experience.note(input(text), Verdict::pass);
  experience.learn();
  EXPECT_TRUE(experience.isInDoubt(input("[null]").values));
  EXPECT_TRUE(experience.isInDoubt(input("[5,6]").values));
  EXPECT_FALSE(experience.isInDoubt(input("[5]").values));
}

}  // namespace
}  // namespace hone
