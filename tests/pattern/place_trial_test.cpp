// Trials of one place, with a program that the test plays.
#include "pattern/place_trial.h"

#include <gtest/gtest.h>

#include <functional>

#include "../support/failing_functions.h"

namespace hone {
namespace {

using Program = std::function<Verdict(const std::string&)>;
using Result = PlaceTrial::Result;

/// The first node that has this symbol and text.
NodeId nodeOf(const Tree& tree, std::string_view symbol, std::string_view text) {
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.symbolName(id) == symbol && cases::withoutSpace(tree.text(id)) == text) return id;
  ADD_FAILURE() << "no " << symbol << ' ' << text;
  return 0;
}

struct Tried {
  PlaceTrial trial;
  size_t tests = 0;
};

Tried tryAt(const TreePtr& tree, const Place& place, const Program& program, std::vector<Place> others = {},
            TrialOptions options = {}) {
  auto drafts = std::make_shared<Drafts>(tree, 1);
  Knowledge knowledge;
  // As if the trial of each had taught what is valid there.
  for (const Place& other : others)
    for (const DraftPtr& draft : drafts->of(other, 0)) knowledge.learn(draft->features, Verdict::fail);
  Tried tried{
      PlaceTrial(drafts, place, std::make_shared<const std::vector<Place>>(std::move(others)), knowledge, options, 1)};
  while (std::optional<Candidate> candidate = tried.trial.propose()) {
    ++tried.tests;
    tried.trial.learn(program(cases::withoutSpace(candidate->bytes)));
  }
  return tried;
}

TreePtr calculation(const std::string& text) { return Tree::parse(Language::bundled("calc"), text); }

TEST(PlaceTrial, OpensWhatNeverMatters) {
  const TreePtr tree = calculation("(1)");
  const Tried tried = tryAt(tree, {{nodeOf(*tree, "expr", "1")}}, [](const std::string&) { return Verdict::fail; });
  EXPECT_EQ(tried.trial.result(), Result::accepted);
  EXPECT_EQ(tried.tests, TrialOptions{}.fails);
  for (const auto& [draft, verdict] : tried.trial.tried()) EXPECT_EQ(verdict, Verdict::fail);
}

TEST(PlaceTrial, ClosesWhatMatters) {
  const TreePtr tree = calculation("(1)");
  const Tried tried = tryAt(tree, {{nodeOf(*tree, "expr", "1")}},
                            [](const std::string& text) { return text == "(1)" ? Verdict::fail : Verdict::pass; });
  EXPECT_EQ(tried.trial.result(), Result::rejected);
  EXPECT_EQ(tried.tests, 1u);
  ASSERT_EQ(tried.trial.passing().size(), 1u);
}

TEST(PlaceTrial, RefusedTextsDecideNothing) {
  const TreePtr tree = calculation("(1)");
  const Tried tried =
      tryAt(tree, {{nodeOf(*tree, "expr", "1")}}, [](const std::string&) { return Verdict::unresolved; });
  EXPECT_EQ(tried.trial.result(), Result::undecided);
  EXPECT_EQ(tried.trial.unresolved(), tried.tests);
}

/// Calls pass, all else fails: a place that is open but for an alternative.
TEST(PlaceTrial, LeavesOutAnAlternativeThatPasses) {
  const TreePtr tree = calculation("(1)");
  TrialOptions options;
  options.passes = 3;
  options.fails = 8;
  const Tried tried = tryAt(
      tree, {{nodeOf(*tree, "expr", "1")}},
      [](const std::string& text) { return text.find('s') == std::string::npos ? Verdict::fail : Verdict::pass; }, {},
      options);
  EXPECT_EQ(tried.trial.result(), Result::accepted);
  ASSERT_FALSE(tried.trial.passing().empty());
  EXPECT_TRUE(tried.trial.knowledge().exempts(*tried.trial.passing().front()->features));
}

/// One of two numbers must be 1: each may be another one, but not both.
TEST(PlaceTrial, FindsPlacesThatDependOnEachOther) {
  const TreePtr tree = calculation("1+(1)");
  const Program program = [](const std::string& text) {
    return text.starts_with("1+") || text.ends_with("(1)") ? Verdict::fail : Verdict::pass;
  };
  const Place first{{nodeOf(*tree, "INTEGER", "1")}};
  Place second = first;
  for (NodeId id = first.nodes.front() + 1; id < tree->size(); ++id)
    if (tree->symbolName(id) == "INTEGER") second.nodes = {id};
  ASSERT_NE(first, second);
  Tried tried = tryAt(tree, second, program, {first});
  EXPECT_EQ(tried.trial.result(), Result::entangled);
  EXPECT_FALSE(tried.trial.around().empty());
  tried.trial.settle(PlaceTrial::Blame::both);
  EXPECT_EQ(tried.trial.result(), Result::rejected);
}

/// Both must say the same: alone neither may be another one, together they may.
TEST(PlaceTrial, TriesTiedNodesTogether) {
  const TreePtr tree = Tree::parse(Language::bundled("javascript"), "a=a");
  const Program program = [](const std::string& text) {
    const size_t middle = text.find('=');
    return text.substr(0, middle) == text.substr(middle + 1) ? Verdict::fail : Verdict::pass;
  };
  Place both;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->symbolName(id) == "ID") both.nodes.push_back(id);
  ASSERT_EQ(both.nodes.size(), 2u);
  EXPECT_EQ(tryAt(tree, {{both.nodes.front()}}, program).trial.result(), Result::rejected);
  EXPECT_EQ(tryAt(tree, both, program).trial.result(), Result::accepted);
}

}  // namespace
}  // namespace hone
