#include "explain/joint_bounds.h"

#include <gtest/gtest.h>

#include <list>

namespace hone {
namespace {

class BoundsOfJoints : public testing::Test {
 protected:
  void add(const std::string& text, bool fails) {
    trees.push_back(Tree::parse(language, text));
    values.push_back(reader.read(*trees.back()));
    examples.push_back({trees.back().get(), &values.back(), fails});
  }
  /// A call of sqrt with a number that is at most so.
  Feature sqrtOfAtMost(double bound) {
    auto rule = [&](const char* name) { return reader.parts().ofRule(language->grammar().rule(name)); };
    Feature number{.kind = FeatureKind::least, .part = rule("number")};
    number.high = bound;
    return {.kind = FeatureKind::joint,
            .part = rule("call"),
            .operands = {{.kind = FeatureKind::equals, .part = rule("function"), .text = "sqrt"}, number}};
  }

  std::shared_ptr<Language> language = Language::bundled("calc");
  FeatureReader reader{language->grammar(), featureKinds()};
  std::list<TreePtr> trees;
  std::list<FeatureValues> values;
  std::vector<JointExample> examples;
};

TEST_F(BoundsOfJoints, MoveToWhereTheyPartTheOutcomes) {
  for (const char* text : {"sqrt(-7)", "sqrt(-3)", "sin(9) - sqrt(-1)", "sqrt(-0.5)"}) add(text, true);
  for (const char* text : {"sqrt(7)", "sqrt(0.5)", "sin(-9) - sqrt(8)", "cos(-4)"}) add(text, false);
  const std::optional<Feature> better = withBetterBound(reader, sqrtOfAtMost(-5), examples);
  ASSERT_TRUE(better);
  EXPECT_EQ(better->operands[1].high, 0);
  EXPECT_FALSE(withBetterBound(reader, *better, examples));
}

TEST_F(BoundsOfJoints, AreNoneInAJointWithoutANumber) {
  add("sqrt(-7)", true);
  add("sqrt(7)", false);
  Feature joint = sqrtOfAtMost(0);
  joint.operands[1] = joint.operands[0];
  EXPECT_FALSE(withBetterBound(reader, joint, examples));
}

}  // namespace
}  // namespace hone
