#include "search/last_word.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <set>

#include "oracle/callable_test.h"

namespace hone {
namespace {

/// Runs the final check with a program on which only the given texts still fail.
class LastWordTest : public testing::Test {
 protected:
  LastWord on(std::string_view result, std::set<std::string, std::less<>> failing) {
    CallableTest test([&](std::string_view text) {
      asked.emplace_back(text);
      return failing.contains(text) ? Verdict::fail : Verdict::pass;
    });
    Scheduler scheduler(test, 1, {}, nullptr);
    LastWord last = lastWordOn(result, failures, scheduler);
    EXPECT_EQ(scheduler.stats().tests, 0u) << "it isn't part of the search";
    EXPECT_EQ(scheduler.stats().executed, asked.size());
    return last;
  }

  /// The same with texts that fail in some of their runs: F fails, from the first one on and again.
  LastWord flaky(std::string_view result, std::map<std::string, std::string, std::less<>> outcomes,
                 const LastWordRules& rules = {}, int jobs = 1) {
    std::mutex mutex;
    std::map<std::string, size_t, std::less<>> runs;
    CallableTest test([&](std::string_view text) {
      std::lock_guard lock(mutex);
      const std::string& of = outcomes.at(std::string(text));
      return of[runs[std::string(text)]++ % of.size()] == 'F' ? Verdict::fail : Verdict::pass;
    });
    Scheduler scheduler(test, jobs, {}, nullptr);
    const LastWord last = lastWordOn(result, failures, scheduler, rules);
    executed = scheduler.stats().executed;
    return last;
  }

  void add(std::initializer_list<const char*> texts) {
    size_t tokens = 9;
    for (const char* text : texts) failures.add(text, tokens--);
  }

  uint64_t executed = 0;
  Failures failures;
  std::vector<std::string> asked;
};

TEST_F(LastWordTest, IsOneRunWhereTheResultHolds) {
  add({"input", "inpu", "in"});
  EXPECT_EQ(on("in", {"in"}).outcome, LastWord::Outcome::holds);
  EXPECT_EQ(asked, std::vector<std::string>{"in"});
}

TEST_F(LastWordTest, GoesBackToTheNewestTextThatHolds) {
  add({"input", "inpu", "inp", "in"});
  LastWord last = on("in", {"input", "inpu"});
  EXPECT_EQ(last.outcome, LastWord::Outcome::wentBack);
  EXPECT_TRUE(last.refuted());
  EXPECT_EQ(last.rate.fails, 0);
  ASSERT_TRUE(last.failure);
  EXPECT_EQ(last.failure->text, "inpu");
  EXPECT_EQ(last.failure->tokens, 8u);
  EXPECT_EQ(last.failureRate.fails, 1);
  // So many runs tell a text that never fails from one that fails half of the time.
  std::vector<std::string> expected(9, "in");
  expected.insert(expected.end(), {"inp", "inpu", "inpu"});
  EXPECT_EQ(asked, expected);
}

TEST_F(LastWordTest, IsLostWhereNothingHolds) {
  add({"input", "in"});
  LastWord last = on("in", {});
  EXPECT_EQ(last.outcome, LastWord::Outcome::lost);
  EXPECT_FALSE(last.failure);
  EXPECT_EQ(asked.back(), "input");
}

TEST_F(LastWordTest, AFlakyResultHoldsAndTellsItsRate) {
  add({"input", "in"});
  const LastWord last = flaky("in", {{"in", "PFFFPFFFPF"}, {"input", "F"}});
  EXPECT_EQ(last.outcome, LastWord::Outcome::holds);
  EXPECT_TRUE(last.rate.isFlaky());
  EXPECT_EQ(last.rate.fails, 10);
  EXPECT_NEAR(last.rate.share(), 0.7, 0.05);
  EXPECT_FALSE(last.failure) << "it is the right result";
}

TEST_F(LastWordTest, AResultThatFailsByChanceGivesWay) {
  add({"input", "inp", "in"});
  const std::string seldom = "P" + std::string(19, 'P') + "F";
  const LastWord last = flaky("in", {{"in", seldom}, {"inp", seldom}, {"input", "FFP"}});
  EXPECT_EQ(last.outcome, LastWord::Outcome::wentBack);
  EXPECT_EQ(last.failure->text, "input");
}

TEST_F(LastWordTest, AKnownRateIsWhatTheResultMustReach) {
  add({"input", "in"});
  const std::string fifth = "PPPPF";
  EXPECT_EQ(flaky("in", {{"in", fifth}, {"input", fifth}}).outcome, LastWord::Outcome::lost);
  const LastWord last = flaky("in", {{"in", fifth}, {"input", fifth}}, {.inARow = 0, .rate = 0.2, .flaky = true});
  EXPECT_EQ(last.outcome, LastWord::Outcome::holds);
  EXPECT_NEAR(last.rate.share(), 0.2, 0.01);
}

TEST_F(LastWordTest, OfAFlakyTestAlwaysTellsTheRate) {
  add({"input", "in"});
  const LastWord last = flaky("in", {{"in", "FFFFFFFP"}}, {.inARow = 0, .rate = 0.9, .flaky = true});
  EXPECT_EQ(last.outcome, LastWord::Outcome::holds);
  EXPECT_EQ(last.rate.runs, 11);
}

TEST_F(LastWordTest, MakesTheSameRunsForEveryNumberOfJobs) {
  add({"input", "inp", "in"});
  std::set<uint64_t> counts;
  for (const int jobs : {1, 2, 8}) {
    flaky("in", {{"in", "PF"}, {"inp", "P"}, {"input", "F"}}, {}, jobs);
    counts.insert(executed);
  }
  EXPECT_EQ(counts.size(), 1u);
}

TEST_F(LastWordTest, EndsAtTheInputHoweverManyTextsHaveFailed) {
  failures.add("input", 0);
  for (int i = 0; i < 1000; ++i) failures.add(std::to_string(i), 0);
  LastWord last = on("999", {"input", "5"});
  ASSERT_TRUE(last.failure);
  EXPECT_EQ(last.failure->text, "input");
  EXPECT_LT(asked.size(), 30u);
}

TEST_F(LastWordTest, IsNotSpokenAfterTheDeadline) {
  add({"input", "in"});
  CallableTest test([&](std::string_view) { return Verdict::fail; });
  Scheduler scheduler(test, 1, {.deadline = std::chrono::steady_clock::now()}, nullptr);
  EXPECT_EQ(lastWordOn("in", failures, scheduler).outcome, LastWord::Outcome::none);
}

TEST(Failures, KeepLargeTextsInBounds) {
  Failures failures;
  const std::string large(size_t(40) << 20, 'x');
  for (int i = 0; i < 3; ++i) failures.add(large, 0);
  EXPECT_EQ(failures.rest().size(), 1u);
  EXPECT_EQ(failures.newest().text.size(), large.size());
}

}  // namespace
}  // namespace hone
