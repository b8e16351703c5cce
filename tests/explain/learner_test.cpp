// The learner alone: trees and what lies beside them, from texts with given outcomes.
#include "explain/learner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hone {
namespace {

struct Lesson {
  Lesson(const char* languageName, const std::vector<const char*>& failing, const std::vector<const char*>& passing)
      : language(Language::bundled(languageName)), reader(language->grammar(), featureKinds()) {
    std::vector<TreePtr> trees;
    for (const auto* texts : {&failing, &passing})
      for (const char* text : *texts) trees.push_back(Tree::parse(language, text));
    for (const TreePtr& tree : trees) reader.addWords(*tree);
    for (const TreePtr& tree : trees) values.push_back(reader.read(*tree));
    std::vector<Observation> observations;
    for (size_t i = 0; i < values.size(); ++i) observations.push_back({&values[i], i < failing.size()});
    learned = learn(reader, observations);
  }

  std::string named() const {
    return learned.model.features.empty() ? "" : show(learned.model.features[0], reader.parts());
  }

  std::shared_ptr<Language> language;
  FeatureReader reader;
  std::vector<FeatureValues> values;
  Learned learned;
};

const Lesson& numbers() {
  static const Lesson lesson("calc",
                             {"sin(-1)", "cos(-20)", "tan(-3.5)", "sin(-7)", "cos(-0.5)", "tan(-2)", "sqrt(-9)"},
                             {"sin(4)", "cos(11)", "tan(8.5)", "sin(3)", "cos(2)", "tan(90)", "sqrt(5)"});
  return lesson;
}

TEST(Learner, TakesTheRoundestBoundBetweenWhatWasSeen) {
  const ModelNode& root = numbers().learned.model.nodes[0];
  EXPECT_EQ(numbers().named(), "max(<number>)");
  EXPECT_EQ(root.threshold, 0);
  EXPECT_EQ(root.below, -0.5);
  EXPECT_EQ(root.beyond, 2);
  EXPECT_EQ(numbers().learned.errors, 0u);
}

TEST(Learner, OfFeaturesThatTellTheSameTakesTheSimplest) {
  const Lesson lesson("json", {"[1]", "[]", "[2, {}]", "[[3]]", "[null]", "[\"a\"]", "[true]"},
                      {"1", "{}", "\"a\"", "null", "{\"b\": 2}", "true", "7"});
  EXPECT_EQ(lesson.named(), "<value> = <array>");
}

TEST(Learner, DoesNotSplitByWhatFewInputsShow) {
  const Lesson lesson("json", {"1", "[2]", "{}", "3"}, {"\"a\"", "[4]", "null", "{\"b\": 5}"});
  EXPECT_EQ(lesson.learned.model.nodes.size(), 1u);
}

}  // namespace
}  // namespace hone
