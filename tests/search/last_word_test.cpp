#include "search/last_word.h"

#include <gtest/gtest.h>

#include <set>

#include "test/callable_test.h"

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

  void add(std::initializer_list<const char*> texts) {
    size_t tokens = 9;
    for (const char* text : texts) failures.add(text, tokens--);
  }

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
  EXPECT_EQ(last.now, Verdict::pass);
  ASSERT_TRUE(last.failure);
  EXPECT_EQ(last.failure->text, "inpu");
  EXPECT_EQ(last.failure->tokens, 8u);
  EXPECT_EQ(asked, (std::vector<std::string>{"in", "inp", "inpu"}));
}

TEST_F(LastWordTest, IsLostWhereNothingHolds) {
  add({"input", "in"});
  LastWord last = on("in", {});
  EXPECT_EQ(last.outcome, LastWord::Outcome::lost);
  EXPECT_FALSE(last.failure);
  EXPECT_EQ(asked, (std::vector<std::string>{"in", "input"}));
}

TEST_F(LastWordTest, EndsAtTheInputHoweverManyTextsHaveFailed) {
  failures.add("input", 0);
  for (int i = 0; i < 1000; ++i) failures.add(std::to_string(i), 0);
  LastWord last = on("999", {"input", "5"});
  ASSERT_TRUE(last.failure);
  EXPECT_EQ(last.failure->text, "input");
  EXPECT_LT(asked.size(), 20u);
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
