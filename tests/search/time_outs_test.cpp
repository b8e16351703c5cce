#include <gmock/gmock.h>

#include "search/limits.h"

namespace hone {
namespace {

/// All verdicts are unresolved; those on "slow" because of a time-out.
class SomeTimeOut : public Test {
 public:
  std::unique_ptr<TestWorker> makeWorker() override {
    struct Worker : TestWorker {
      std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
        return TestResult{.verdict = Verdict::unresolved, .timedOut = candidate.starts_with("slow")};
      }
    };
    return std::make_unique<Worker>();
  }
};

TEST(TimeOuts, AreCountedWhereTheyAreCommitted) {
  SomeTimeOut test;
  Scheduler scheduler(test, 2, {}, nullptr);
  const std::vector<Candidate> candidates = {{"slow", ""}, {"quick", ""}, {"slow", ""}, {"slow too", ""}};
  scheduler.all(candidates);
  EXPECT_EQ(scheduler.stats().unresolved, 3u);
  EXPECT_EQ(scheduler.stats().timedOut, 2u) << "the same text counts once";
  EXPECT_EQ(timeOutsOf(scheduler.stats()), ", 2 timed out");
}

TEST(TimeOuts, AreWorthAnAdviceWhereTheyAreMany) {
  SearchStats stats{.tests = 100, .unresolved = 50, .timedOut = 10};
  EXPECT_EQ(adviceOnTimeOuts(stats, 1), "");
  stats.timedOut = 11;
  EXPECT_THAT(adviceOnTimeOuts(stats, 1),
              testing::AllOf(testing::HasSubstr("11 of 100 tests ran into the time limit, at most 1 s"),
                             testing::HasSubstr("--timeout 5")));
  EXPECT_EQ(timeOutsOf({}), "");
  EXPECT_EQ(adviceOnTimeOuts({}, 1), "");
}

}  // namespace
}  // namespace hone
