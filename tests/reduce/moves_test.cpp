#include "reduce/moves.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "../support/next_candidate.h"
#include "tree/tree.h"

namespace hone {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class Moves : public testing::Test {
 protected:
  /// The search's candidates, of which those fail that `fails` says.
  std::vector<std::string> tried(const std::string& text, std::vector<ProposedMove> moves,
                                 const std::function<bool(const std::string&)>& fails) {
    const std::shared_ptr<Language> json = Language::bundled("json");
    const TreePtr tree = Tree::parse(json, text);
    const Size size{tree->tokenCount(tree->root()), text.size()};
    std::unique_ptr<Strategy> search = std::make_unique<MoveSearch>(json, text, size, std::move(moves));
    std::vector<std::string> all;
    while (const std::optional<Candidate> candidate = nextCandidate(*search)) {
      EXPECT_EQ(candidate->pass, "moves");
      all.push_back(candidate->bytes);
      search = search->clone();
      search->learn(fails(candidate->bytes) ? Verdict::fail : Verdict::pass);
    }
    const auto& end = static_cast<const MoveSearch&>(*search);
    best_ = end.best();
    found_ = end.found();
    return all;
  }

  static bool always(const std::string&) { return true; }

  std::string best_;
  bool found_ = false;
};

TEST_F(Moves, AreTriedOnTopOfTheAcceptedOnes) {
  const std::string text = "[10, 20, 30]";
  const std::vector<ProposedMove> moves = {{{{3, 7, ""}}}, {{{1, 3, "1"}}}, {{{7, 11, ""}}}};
  EXPECT_THAT(tried(text, moves, always), ElementsAre("[10, 30]", "[1, 30]", "[1]"));
  EXPECT_EQ(best_, "[1]");
  const auto needsTwenty = [](const std::string& all) { return all.find("20") != all.npos; };
  EXPECT_THAT(tried(text, moves, needsTwenty), ElementsAre("[10, 30]", "[1, 20, 30]", "[1, 20]"));
  EXPECT_EQ(best_, "[1, 20]");
  EXPECT_TRUE(found_);
}

TEST_F(Moves, MakeSeveralEditsTogetherInAnyOrder) {
  EXPECT_THAT(tried("[10, 20, 10]", {{{{9, 11, "1"}, {1, 3, "1"}}}}, always), ElementsAre("[1, 20, 1]"));
}

TEST_F(Moves, OfLowerRankComeFirst) {
  const std::vector<ProposedMove> moves = {{{{1, 3, "1"}}, 2}, {{{5, 7, "2"}}, -1.5}, {{{9, 11, "3"}}, 2}};
  EXPECT_THAT(tried("[10, 20, 30]", moves, [](const std::string&) { return false; }),
              ElementsAre("[10, 2, 30]", "[1, 20, 30]", "[10, 20, 3]"));
  EXPECT_FALSE(found_);
}

TEST_F(Moves, ThatMakeNothingSmallerNeedNoTest) {
  const std::vector<ProposedMove> moves = {{{{1, 3, "99"}}}, {{{1, 3, "1, 2"}}}, {{{0, 0, " "}}}};
  EXPECT_THAT(tried("[10]", moves, always), IsEmpty());
}

TEST_F(Moves, CountTokensBeforeBytes) {
  EXPECT_THAT(tried("[[1]]", {{{{0, 5, "\"a long string\""}}}}, always), ElementsAre("\"a long string\""));
}

TEST_F(Moves, MayLeaveTheLanguage) { EXPECT_THAT(tried("[10]", {{{{3, 4, ""}}}}, always), ElementsAre("[10")); }

TEST_F(Moves, ThatOverlapAnAcceptedOneWaitForTheNextQuestion) {
  const std::vector<ProposedMove> moves = {{{{1, 7, ""}}}, {{{5, 7, "2"}}}, {{{0, 12, "0"}}}};
  EXPECT_THAT(tried("[10, 20, 30]", moves, always), ElementsAre("[, 30]"));
}

TEST_F(Moves, WithAFaultAreNone) {
  std::vector<ProposedMove> wrong = {{}, {{{3, 1, ""}}}, {{{1, 5, ""}}}, {{{0, 2, ""}, {1, 3, ""}}}, {{{9, 9, ""}}}};
  for (ProposedMove& move : wrong) EXPECT_NE(faultOf(move, 4), nullptr);
  EXPECT_THAT(tried("[10]", wrong, always), IsEmpty());
  ProposedMove right{{{2, 3, ""}, {2, 2, "0"}, {0, 2, "["}}};
  EXPECT_EQ(faultOf(right, 4), nullptr);
}

TEST_F(Moves, EndWhenTheUserSkipsThem) {
  const std::shared_ptr<Language> json = Language::bundled("json");
  MoveSearch search(json, "[10, 20]", {100, 100}, {{{{1, 3, "1"}}}, {{{5, 7, "2"}}}});
  EXPECT_TRUE(nextCandidate(search));
  EXPECT_TRUE(search.skip());
  EXPECT_FALSE(nextCandidate(search));
}

/// Parsing takes long, so the scheduler has a look in between.
TEST_F(Moves, LookUpFromManyThatNeedNoTest) {
  const std::vector<ProposedMove> vain(20, {{{1, 3, "99"}}});
  MoveSearch search(Language::bundled("json"), "[10]", {3, 4}, vain);
  EXPECT_FALSE(search.propose());
  EXPECT_TRUE(search.unfinished());
  EXPECT_FALSE(nextCandidate(search));
}

}  // namespace
}  // namespace hone
