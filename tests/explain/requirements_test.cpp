#include "explain/requirements.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "explain/learner.h"

namespace hone {
namespace {

/// What the tree of these inputs asks for: it fails if there is `sqrt` of at most 0.
class RequirementsOfATree : public testing::Test {
 protected:
  RequirementsOfATree() {
    const std::vector<const char*> texts = {
        "sqrt(-900)", "sqrt(-2)", "sqrt(-33.5)", "sqrt(-4)", "sqrt(16)", "sqrt(3.5)",   "sqrt(7000)", "sin(-900)",
        "cos(-2)",    "tan(3.5)", "sin(40)",     "cos(-7)",  "tan(6)",   "sin(-33.25)", "cos(12)",    "tan(-8)"};
    std::vector<TreePtr> trees;
    for (const char* text : texts) trees.push_back(Tree::parse(language_, text));
    for (const TreePtr& tree : trees) reader_.addWords(*tree);
    std::vector<FeatureValues> values;
    for (const TreePtr& tree : trees) values.push_back(reader_.read(*tree));
    std::vector<Observation> observations;
    for (size_t i = 0; i < texts.size(); ++i)
      observations.push_back({&values[i], std::string_view(texts[i]).starts_with("sqrt(-")});
    learned_ = learn(reader_, observations);
    Random random(1);
    asked_ = requirementsOf(learned_.model, random);
  }

  std::shared_ptr<Language> language_ = Language::bundled("calc");
  FeatureReader reader_{language_->grammar(), featureKinds()};
  Learned learned_;
  Requirements asked_;
};

TEST_F(RequirementsOfATree, ABoundIsTriedOnBothSides) {
  bool below = false, above = false;
  for (const Requirement& requirement : asked_.questions) {
    if (requirement.reason != "bound") continue;
    below |= requirement.conditions.back().high < 0;
    above |= requirement.conditions.back().low > 0;
  }
  EXPECT_TRUE(below && above);
}

TEST_F(RequirementsOfATree, WhatIsNearABoundIsOnItsWay) {
  ASSERT_FALSE(asked_.others.empty());
  for (const Requirement& near : asked_.others) {
    EXPECT_EQ(near.reason, "near");
    EXPECT_LE(std::abs(near.conditions.back().low), 10);
    for (const Condition& one : near.conditions)
      for (const Condition& other : near.conditions)
        EXPECT_FALSE(one.feature == other.feature && one.low > other.high) << show(one, reader_.parts());
  }
}

}  // namespace
}  // namespace hone
