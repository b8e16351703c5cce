#include "search/followed_limit.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "../support/scratch.h"
#include "search/scheduler.h"
#include "search/verdict_store.h"

namespace hone {
namespace {

TEST(FollowedLimit, IsTheFullOneUntilATestFails) {
  FollowedLimit limit(10);
  EXPECT_EQ(limit.seconds(), 10);
  limit.failed(0.4);
  EXPECT_EQ(limit.seconds(), 2);
}

TEST(FollowedLimit, FollowsTheLatestFailuresOnly) {
  FollowedLimit limit(10);
  limit.failed(1);
  for (int i = 0; i < 15; ++i) limit.failed(0.2);
  EXPECT_EQ(limit.seconds(), 5) << "the slowest of the latest";
  limit.failed(0.2);
  EXPECT_EQ(limit.seconds(), 1);
}

TEST(FollowedLimit, StaysBetweenHalfASecondAndTheFullOne) {
  FollowedLimit limit(10);
  limit.failed(0.001);
  EXPECT_EQ(limit.seconds(), 0.5);
  limit.failed(9);
  EXPECT_EQ(limit.seconds(), 10);
  FollowedLimit shorter(0.2);
  shorter.failed(0.001);
  EXPECT_EQ(shorter.seconds(), 0.2);
}

/// The candidate says how many seconds it takes and what comes then: "0.2 fail". No time passes.
class TimedTest : public Test {
 public:
  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(*this); }
  std::optional<double> timeout() const override { return 10; }

  std::vector<std::string> ran;  ///< "0.2 fail, at most 10"

 private:
  class Worker : public TestWorker {
   public:
    explicit Worker(TimedTest& test) : test_(test) {}
    void setTimeout(std::optional<double> seconds) override { limit_ = seconds.value(); }
    std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
      test_.ran.push_back(fmt::format("{}, at most {}", candidate, limit_));
      const double takes = std::stod(std::string(candidate));
      if (takes >= limit_) return TestResult{.verdict = Verdict::unresolved, .seconds = limit_, .timedOut = true};
      return TestResult{.verdict = candidate.ends_with("fail") ? Verdict::fail : Verdict::pass, .seconds = takes};
    }

   private:
    TimedTest& test_;
    double limit_ = 0;
  };
};

std::vector<Candidate> candidates(const std::vector<std::string>& texts, bool needFullTime = false) {
  std::vector<Candidate> result;
  for (const std::string& text : texts) result.push_back({text, "pass", 0, 0, needFullTime});
  return result;
}

TEST(SchedulerThatFollowsFailures, EndsTestsEarlier) {
  TimedTest test;
  Scheduler scheduler(test, 1, {}, nullptr);
  scheduler.followFailures();
  scheduler.all(candidates({"0.2 fail"}));
  EXPECT_THAT(scheduler.all(candidates({"0.3 pass", "3 pass"})),
              testing::ElementsAre(Verdict::pass, Verdict::unresolved));
  EXPECT_THAT(test.ran, testing::ElementsAre("0.2 fail, at most 10", "0.3 pass, at most 1", "3 pass, at most 1"));
}

TEST(SchedulerThatFollowsFailures, TestsAgainWithTheFullTimeWhatNeedsIt) {
  TimedTest test;
  Scheduler scheduler(test, 1, {}, nullptr);
  scheduler.followFailures();
  scheduler.all(candidates({"0.2 fail"}));
  EXPECT_THAT(scheduler.all(candidates({"3 fail", "20 fail"})),
              testing::ElementsAre(Verdict::unresolved, Verdict::unresolved));
  test.ran.clear();
  for (int i = 0; i < 2; ++i)
    EXPECT_THAT(scheduler.all(candidates({"3 fail", "20 fail", "4 fail", "0.2 fail"}, true)),
                testing::ElementsAre(Verdict::fail, Verdict::unresolved, Verdict::fail, Verdict::fail));
  EXPECT_THAT(test.ran, testing::ElementsAre("3 fail, at most 10", "20 fail, at most 10", "4 fail, at most 10"))
      << "and only once";
  EXPECT_EQ(scheduler.known("3 fail"), Verdict::fail);
  EXPECT_EQ(scheduler.stats().timedOut, 3u);
}

TEST(SchedulerThatFollowsFailures, KnowsOfAnEarlierRunWhatWasCutShort) {
  const Scratch folder;
  TimedTest test;
  for (bool again : {false, true}) {
    VerdictStore store(folder.path("state"), "identity");
    Scheduler scheduler(test, 1, {}, nullptr);
    scheduler.remember(store);
    scheduler.followFailures();
    scheduler.all(candidates({"0.2 fail"}));
    EXPECT_THAT(scheduler.all(candidates({"3 fail"})), testing::ElementsAre(Verdict::unresolved));
    if (again) {
      EXPECT_THAT(scheduler.all(candidates({"3 fail"}, true)), testing::ElementsAre(Verdict::fail));
    }
    store.close();
  }
  EXPECT_THAT(test.ran, testing::ElementsAre("0.2 fail, at most 10", "3 fail, at most 1", "3 fail, at most 10"));
}

}  // namespace
}  // namespace hone
