#include "fuzz/tree_mutator.h"

#include <gtest/gtest.h>

#include <set>

#include "../support/corpus.h"

namespace hone {
namespace {

constexpr size_t anySize = size_t{1} << 20;

size_t errorsOf(const std::shared_ptr<Language>& language, const std::string& text) {
  return Tree::parse(language, text)->errors().size();
}

class Mutating : public testing::Test {
 protected:
  std::shared_ptr<Language> json_ = Language::bundled("json");
  TreeMutator mutator_{json_};
};

TEST_F(Mutating, MakesManyTextsThatAreNearlyAllValid) {
  const std::string text = R"({"a": [1, 2, {"b": null}], "c": "text"})";
  std::set<std::string> made;
  size_t valid = 0;
  constexpr size_t count = 500;
  for (uint64_t seed = 0; seed < count; ++seed) {
    const std::string mutated = mutator_.mutate(text, anySize, seed);
    valid += errorsOf(json_, mutated) == 0;
    made.insert(mutated);
  }
  EXPECT_GT(made.size(), count / 2);
  EXPECT_GT(valid, count * 4 / 5);
}

TEST_F(Mutating, TheSameCallsMakeTheSameTexts) {
  TreeMutator other(json_);
  for (uint64_t seed = 0; seed < 100; ++seed)
    EXPECT_EQ(mutator_.mutate("[1, [true], {}]", anySize, seed), other.mutate("[1, [true], {}]", anySize, seed));
}

TEST_F(Mutating, KeepsToTheSize) {
  const std::string text = R"([1, 2, [3, [4, [5]]]])";
  std::set<std::string> made;
  for (uint64_t seed = 0; seed < 500; ++seed) made.insert(mutator_.mutate(text, 30, seed));
  EXPECT_GT(made.size(), 50u);
  for (const std::string& mutated : made) EXPECT_LE(mutated.size(), 30u) << mutated;
}

/// The words occur only in another text that was given before.
TEST_F(Mutating, SplicesFromWhatItWasGiven) {
  const auto hasSplice = [&] {
    for (uint64_t seed = 0; seed < 500; ++seed)
      if (mutator_.mutate(R"({"a": [1, 2]})", anySize, seed).find("elsewhere") != std::string::npos) return true;
    return false;
  };
  EXPECT_FALSE(hasSplice());
  mutator_.mutate(R"([{"x": "elsewhere"}])", anySize, 1);
  EXPECT_TRUE(hasSplice());
}

TEST_F(Mutating, EachOperatorIsThere) {
  std::set<std::string> made;
  for (uint64_t seed = 0; seed < 3000; ++seed) made.insert(mutator_.mutate("[[1], true]", anySize, seed));
  EXPECT_TRUE(made.contains("[[1]]")) << "an iteration goes";
  EXPECT_TRUE(made.contains("[[1], true, true]")) << "it is repeated";
  EXPECT_TRUE(made.contains("[1, true]")) << "a part in the place of one of the same rule around it";
  EXPECT_TRUE(made.contains("[[[1]], true]")) << "that the other way round";
  EXPECT_TRUE(made.contains("[[0], true]")) << "a number at a boundary";
}

TEST_F(Mutating, CrossesWithAnotherText) {
  size_t crossed = 0;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const std::string made = mutator_.cross(R"([1, {"a": 2}])", R"({"k": ["other"]})", anySize, seed);
    crossed += made.find("other") != std::string::npos;
    EXPECT_EQ(made.find("null"), std::string::npos);
  }
  EXPECT_GT(crossed, 25u);
}

TEST_F(Mutating, TakesAnyBytes) {
  Random random(corpus::seed());
  for (int i = 0; i < 300; ++i) {
    std::string text;
    for (uint64_t left = random.below(40); left > 0; --left)
      text += random.chance(1, 2) ? "[]{},:\"1a \n"[random.below(11)] : static_cast<char>(random.below(256));
    EXPECT_LE(mutator_.mutate(text, 200, random.below(1000)).size(), 200u);
    mutator_.cross(text, "[1]", 200, random.below(1000));
  }
}

class MutatingEach : public testing::TestWithParam<std::string> {};

/// Each language's examples: most mutants are other texts, and many have no syntax error.
TEST_P(MutatingEach, GivesValidTexts) {
  const auto language = Language::bundled(GetParam());
  TreeMutator mutator(language);
  size_t all = 0, other = 0, valid = 0;
  for (const corpus::Sample& sample : corpus::examples(GetParam())) {
    if (sample.text.size() > 4000 || errorsOf(language, sample.text) > 0) continue;
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const std::string mutated = mutator.mutate(sample.text, anySize, seed);
      ++all;
      other += mutated != sample.text;
      valid += errorsOf(language, mutated) == 0;
    }
  }
  RecordProperty("all", static_cast<int>(all));
  RecordProperty("valid", static_cast<int>(valid));
  if (all == 0) GTEST_SKIP() << "no small examples";
  EXPECT_GT(other, all / 2);
  EXPECT_GT(valid, all / 2);
}

INSTANTIATE_TEST_SUITE_P(Languages, MutatingEach, testing::ValuesIn(corpus::languageNames()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace hone
