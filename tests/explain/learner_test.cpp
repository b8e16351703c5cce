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

/// So many features tell inputs apart at random that none may be left out for its place among them.
TEST(Learner, KnowsAllFeaturesHoweverMany) {
  FeatureReader reader(Language::bundled("json")->grammar(), featureKinds());
  const auto has = [&](const std::string& text) {
    return reader.space().id({.kind = FeatureKind::has, .part = 1, .text = text});
  };
  constexpr size_t inputs = 60, others = 3000;
  std::vector<FeatureValues> values(inputs);
  uint64_t bits = 1;
  for (size_t i = 0; i <= others; ++i)
    for (size_t n = 0; n < inputs; ++n) {
      bits = bits * 6364136223846793005u + 1442695040888963407u;
      const bool holds = i == others ? n % 2 == 0 : bits >> 63 != 0;
      if (holds) values[n].emplace_back(has(i == others ? "+z" : "+" + std::to_string(10000 + i)), 1);
    }
  std::vector<Observation> observations;
  for (size_t n = 0; n < inputs; ++n) observations.push_back({&values[n], n % 2 == 0});
  const Learned learned = learn(reader, observations);
  EXPECT_EQ(learned.errors, 0u);
  EXPECT_EQ(learned.model.leafCount(), 2u);
}

TEST(Learner, KeepsATreeThatIsStillTheBest) {
  // Of the six questions none tells anything alone; the first two tell all together.
  FeatureReader reader(Language::bundled("json")->grammar(), featureKinds());
  std::vector<Feature> features;
  for (const char* text : {"^u", "^l", "^d", "+u", "+l", "+d"})
    features.push_back({.kind = FeatureKind::has, .part = 1, .text = text});
  std::vector<FeatureValues> values(64);
  std::vector<Observation> observations;
  for (size_t n = 0; n < 64; ++n)
    for (size_t i = 0; i < 6; ++i)
      if ((n >> i & 1) != 0) values[n].emplace_back(reader.space().id(features[i]), 1);
  for (size_t n = 0; n < 64; ++n) observations.push_back({&values[n], ((n ^ n >> 1) & 1) != 0});
  DecisionTree former;
  former.features = {features[0], features[1]};
  former.nodes.resize(7);
  former.nodes[0] = {.feature = 0, .threshold = 0.5, .atMost = 1, .above = 2};
  former.nodes[1] = {.feature = 1, .threshold = 0.5, .atMost = 3, .above = 4};
  former.nodes[2] = {.feature = 1, .threshold = 0.5, .atMost = 5, .above = 6};
  EXPECT_GT(learn(reader, observations).errors, 0u);
  EXPECT_EQ(learn(reader, observations, &former).errors, 0u);
}

}  // namespace
}  // namespace hone
