// The test of all places at once, with a program that the test plays.
#include "generalize/joint_trial.h"

#include <gtest/gtest.h>

#include "cases.h"

namespace hone {
namespace {

using Result = JointTrial::Result;

struct Joint {
  TreePtr tree = Tree::parse(Language::bundled("calc"), "1+(2)");
  std::shared_ptr<Drafts> drafts = std::make_shared<Drafts>(tree, 1);
  std::vector<Place> places;
  Knowledge knowledge;

  Joint() {
    for (NodeId id = 0; id < tree->size(); ++id)
      if (tree->symbolName(id) == "INTEGER") places.push_back({{id}});
    // What a trial of each place would have taught.
    for (const Place& place : places) {
      knowledge.learn(drafts->presentFeatures(place), Verdict::fail);
      for (const DraftPtr& draft : drafts->of(place, 0)) knowledge.learn(draft->features, Verdict::fail);
    }
  }

  JointTrial run(const cases::Program& program, JointOptions options) {
    JointTrial trial(drafts, std::make_shared<const std::vector<Place>>(places), knowledge, options, 1);
    while (std::optional<Candidate> candidate = trial.propose())
      trial.learn(program(cases::withoutSpace(candidate->bytes)));
    return trial;
  }
};

TEST(JointTrial, AcceptsAfterSoManyFails) {
  JointOptions options;
  options.fails = 20;
  Joint joint;
  const JointTrial trial = joint.run([](std::string_view) { return Verdict::fail; }, options);
  EXPECT_EQ(trial.result(), Result::accepted);
  EXPECT_EQ(trial.rate().fail + trial.explored(), 20u);
  EXPECT_EQ(trial.rate().pass, 0u);
}

TEST(JointTrial, EarlierFailsCount) {
  JointOptions options;
  options.fails = 20;
  options.failed = 15;
  Joint joint;
  const JointTrial trial = joint.run([](std::string_view) { return Verdict::fail; }, options);
  EXPECT_EQ(trial.rate().fail + trial.explored(), 5u);
}

/// Fails unless both numbers are the same length: each may be any, but not together.
TEST(JointTrial, IsRefutedByTheFirstThatPasses) {
  Joint joint;
  const JointTrial trial = joint.run(
      [](std::string_view text) {
        const size_t plus = text.find('+');
        return plus == text.size() - plus - 3 ? Verdict::pass : Verdict::fail;
      },
      {});
  EXPECT_EQ(trial.result(), Result::refuted);
  EXPECT_EQ(trial.rate().pass, 1u);
  EXPECT_EQ(trial.counterexample().size(), 2u);
}

/// All contents of a name are of one kind, so each refused text puts them in doubt.
TEST(JointTrial, ASharedPlaceInDoubtKeepsItsContents) {
  Joint joint;
  joint.tree = Tree::parse(Language::bundled("calc"), "1+1");
  joint.drafts = std::make_shared<Drafts>(joint.tree, 1);
  Place both;
  for (NodeId id = 0; id < joint.tree->size(); ++id)
    if (joint.tree->symbolName(id) == "INTEGER") both.nodes.push_back(id);
  joint.places = {both};
  joint.knowledge = {};
  for (const Verdict verdict : {Verdict::fail, Verdict::fail, Verdict::unresolved, Verdict::unresolved})
    joint.knowledge.learn(joint.drafts->of(both, 0).front()->features, verdict);
  JointOptions options;
  options.explorations = 0;
  options.fails = 3;
  const JointTrial trial = joint.run([](std::string_view) { return Verdict::fail; }, options);
  EXPECT_EQ(trial.result(), Result::accepted);
  EXPECT_NE(trial.failing().front(), "1+1");
}

TEST(JointTrial, EndsIfAllIsRefused) {
  JointOptions options;
  options.unresolved = 10;
  Joint joint;
  const JointTrial trial = joint.run([](std::string_view) { return Verdict::unresolved; }, options);
  EXPECT_EQ(trial.result(), Result::undecided);
  EXPECT_LE(trial.rate().unresolved, 10u);
}

}  // namespace
}  // namespace hone
