// Each generator of the loop alone.
#include "explain/generators.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

namespace hone {
namespace {

/// A tree that says: it fails if there is `sqrt`.
class GeneratorsOfInputs : public testing::Test {
 protected:
  GeneratorsOfInputs() {
    std::vector<TreePtr> trees;
    for (const char* text : {"sqrt(1)", "sqrt(-2)", "sqrt(3.5)", "sqrt(40)", "sqrt(0)", "sqrt(6)", "sin(1)", "cos(-2)",
                             "tan(3.5)", "sin(40)", "cos(0)", "tan(6)"})
      trees.push_back(Tree::parse(language, text));
    for (const TreePtr& tree : trees) experience.reader().addWords(*tree);
    generators.emplace(language, experience, 0, random);
    for (uint32_t i = 0; i < trees.size(); ++i) {
      const Verdict verdict = trees[i]->bytes().starts_with("sqrt") ? Verdict::fail : Verdict::pass;
      EXPECT_TRUE(experience.note({trees[i], experience.reader().read(*trees[i])}, verdict));
      generators->note(i, verdict);
    }
  }

  void SetUp() override {
    experience.learn();
    ASSERT_EQ(show(experience.tree().model.features.at(0), experience.reader().parts()), "<function> = \"sqrt\"");
    generators->ask();
  }

  /// Several texts that it makes, all new.
  template <typename Make>
  std::vector<std::string> texts(Make make) {
    std::vector<std::string> made;
    for (int i = 0; i < 30; ++i)
      if (const std::optional<PoolInput> input = make()) made.emplace_back(input->bytes());
    EXPECT_GT(made.size(), 5u);
    for (const std::string& text : made) EXPECT_FALSE(experience.pool().contains(text)) << text;
    return made;
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  Random random{5};
  Experience experience{language->grammar(), featureKinds()};
  std::optional<Generators> generators;
};

TEST_F(GeneratorsOfInputs, AnExchangeChangesWhatTheTreeNames) {
  for (const std::string& text : texts([&] { return generators->exchange(); }))
    EXPECT_THAT(text,
                testing::AnyOf(testing::StartsWith("sin"), testing::StartsWith("cos"), testing::StartsWith("tan")));
}

TEST_F(GeneratorsOfInputs, ResampledInputsHaveKnownPartsTogether) {
  // sqrt(16), cos(40) ...: known names and numbers that weren't together.
  const std::vector<std::string> made = texts([&] { return generators->resample(); });
  EXPECT_THAT(made, testing::Contains(testing::MatchesRegex("(sqrt|sin|cos|tan)\\((0|1|-2|3.5|40|6)\\)")));
}

TEST_F(GeneratorsOfInputs, QuestionsAreAnsweredByInputsCloseToABound) {
  // Now it also fails if the number is large.
  for (int number : {1000, 2000, 3000, 4000, 5000, 6000}) {
    const TreePtr tree = Tree::parse(language, "cos(" + std::to_string(number) + ")");
    experience.note({tree, experience.reader().read(*tree)}, Verdict::fail);
    generators->note(static_cast<uint32_t>(experience.pool().inputs().size() - 1), Verdict::fail);
  }
  experience.learn();
  generators->ask();
  ASSERT_TRUE(generators->questions().open());
  std::vector<double> numbers;
  for (int i = 0; i < 20; ++i)
    if (const std::optional<PoolInput> made = generators->questions().next()) {
      EXPECT_FALSE(experience.pool().contains(made->bytes()));
      const std::string text(made->bytes());
      if (const size_t open = text.find('('); open != std::string::npos) numbers.push_back(std::atof(&text[open + 1]));
    }
  EXPECT_THAT(numbers, testing::Contains(testing::AllOf(testing::Gt(40), testing::Lt(1000))));
}

TEST_F(GeneratorsOfInputs, TheCorpusLendsItsParts) {
  generators->takeCorpus({"sqrt(98765)", "sqrt(54321"});  // the second has a syntax error
  const std::vector<std::string> made = texts([&] { return generators->resample(); });
  EXPECT_THAT(made, testing::Contains(testing::HasSubstr("98765")));
  EXPECT_THAT(made, testing::Not(testing::Contains(testing::HasSubstr("54321"))));
}

TEST_F(GeneratorsOfInputs, ADrawIsOfDifferentInputs) {
  std::set<std::string, std::less<>> made;
  generators->beginRound(20);
  while (const std::optional<PoolInput> input = generators->draw()) EXPECT_TRUE(made.emplace(input->bytes()).second);
  EXPECT_EQ(made.size(), 20u);
}

}  // namespace
}  // namespace hone
