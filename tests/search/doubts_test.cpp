// Outcomes that are the machine's fault change neither committed nor stored verdicts.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>

#include "process/shortage.h"
#include "simulated_run.h"

namespace hone {
namespace {

using namespace simulation;

/// A test whose outcome a function decides in each run; `others` is the number of other running tests.
class FaultyTest : public hone::Test {
 public:
  using Fault = std::function<TestResult(std::string_view candidate, TestResult result, int times, int others)>;
  FaultyTest(Judge judge, Fault fault) : judge_(std::move(judge)), fault_(std::move(fault)) {}

  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(*this); }

 private:
  class Worker : public TestWorker {
   public:
    explicit Worker(FaultyTest& test) : test_(test) {}
    std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
      int times = 0;
      {
        std::lock_guard lock(test_.mutex_);
        times = ++test_.times_[std::string(candidate)];
        ++test_.running_;
      }
      std::this_thread::sleep_for(std::chrono::microseconds(300));
      int others = 0;
      {
        std::lock_guard lock(test_.mutex_);
        others = --test_.running_;
      }
      TestResult result;
      result.verdict = test_.judge_(candidate);
      result.seconds = 0.5;
      return test_.fault_(candidate, result, times, others);
    }

   private:
    FaultyTest& test_;
  };

  const Judge judge_;
  const Fault fault_;
  std::mutex mutex_;
  std::map<std::string, int> times_;
  int running_ = 0;
};

TestResult inDoubt(Doubt doubt) {
  TestResult result;
  result.timedOut = doubt == Doubt::crowded;
  result.doubt = doubt;
  return result;
}

struct Committed {
  std::vector<Log::Entry> log;
  SearchStats stats;
};

class DoubtsTest : public testing::Test {
 protected:
  DoubtsTest() {
    char name[] = "/tmp/hone-unit-XXXXXX";
    folder_ = mkdtemp(name);
  }
  ~DoubtsTest() override { std::filesystem::remove_all(folder_); }

  Wanderer::Plan plan() const {
    Wanderer::Plan plan;
    plan.seed = 7;
    plan.steps = 60;
    plan.twoValued = false;
    return plan;
  }

  Committed run(int jobs, const FaultyTest::Fault& fault) {
    FaultyTest test(judge_, fault);
    VerdictStore store(folder_, std::to_string(++runs_));
    Log log;
    Scheduler scheduler(test, jobs, Limits{}, &log);
    scheduler.remember(store);
    std::unique_ptr<Strategy> strategy = std::make_unique<Wanderer>(plan());
    EXPECT_EQ(scheduler.run(strategy), Stop::done);
    return {log.entries, scheduler.stats()};
  }

  /// The verdict on a text that the last run has stored.
  std::optional<Verdict> stored(const std::string& bytes) const {
    VerdictStore store(folder_, std::to_string(runs_));
    const StoredVerdict* found = store.find(contentHash(bytes));
    return found == nullptr ? std::nullopt : std::optional(found->verdict);
  }

  std::vector<Log::Entry> expected() const {
    Wanderer reference(plan());
    return askInTurn(reference, judge_);
  }

  const Judge judge_ = randomJudge(0.4, 0.2, 3);
  std::filesystem::path folder_;
  int runs_ = 0;
};

TEST_F(DoubtsTest, TimeoutsInACrowdChangeNothing) {
  std::mutex mutex;
  std::set<std::string> cutOff;
  uint64_t askedAgain = 0;  // by some number of jobs: of two, one may always have ended before the other begins
  for (int jobs : {1, 2, 8, 48}) {
    SCOPED_TRACE(jobs);
    const Committed committed = run(jobs, [&](std::string_view candidate, TestResult result, int, int others) {
      if (others == 0) return result;
      std::lock_guard lock(mutex);
      cutOff.insert(std::string(candidate));
      return inDoubt(Doubt::crowded);
    });
    EXPECT_EQ(committed.log, expected());
    if (jobs == 1) {
      EXPECT_EQ(committed.stats.askedAgain, 0u);
    }
    askedAgain += committed.stats.askedAgain;
    for (const std::string& candidate : cutOff)
      EXPECT_EQ(stored(candidate).value_or(judge_(candidate)), judge_(candidate));
  }
  EXPECT_FALSE(cutOff.empty());
  EXPECT_GT(askedAgain, 0u);
}

TEST_F(DoubtsTest, ATimeoutAloneIsAVerdict) {
  for (int jobs : {1, 8}) {
    SCOPED_TRACE(jobs);
    const Committed committed =
        run(jobs, [&](std::string_view, TestResult, int, int) { return inDoubt(Doubt::crowded); });
    EXPECT_EQ(committed.stats.unresolved, committed.stats.tests);
    EXPECT_EQ(stored(committed.log.front().bytes), Verdict::unresolved);
    if (jobs == 1) {
      EXPECT_EQ(committed.stats.executed, committed.stats.tests) << "nothing is asked twice";
    }
  }
}

TEST_F(DoubtsTest, AKilledLauncherChangesNothing) {
  for (int jobs : {1, 8}) {
    SCOPED_TRACE(jobs);
    const Committed committed = run(jobs, [&](std::string_view candidate, TestResult result, int times, int) {
      return times == 1 && candidate.size() % 2 == 0 ? inDoubt(Doubt::launcherKilled) : result;
    });
    EXPECT_EQ(committed.log, expected());
    EXPECT_GT(committed.stats.askedAgain, 0u);
  }
}

TEST_F(DoubtsTest, ALauncherKilledEachTimeIsTheTestsOwnDeed) {
  for (int jobs : {1, 8}) {
    SCOPED_TRACE(jobs);
    const Committed committed =
        run(jobs, [&](std::string_view, TestResult, int, int) { return inDoubt(Doubt::launcherKilled); });
    EXPECT_EQ(committed.stats.unresolved, committed.stats.tests);
  }
}

TEST_F(DoubtsTest, AShortageThatPassesChangesNothing) {
  for (int jobs : {1, 8}) {
    SCOPED_TRACE(jobs);
    const Committed committed = run(jobs, [&](std::string_view, TestResult result, int times, int) {
      if (times == 1) throw Shortage("no more processes");
      return result;
    });
    EXPECT_EQ(committed.log, expected());
  }
}

TEST_F(DoubtsTest, AShortageThatStaysEndsTheRun) {
  for (int jobs : {1, 8}) {
    SCOPED_TRACE(jobs);
    EXPECT_THROW(run(jobs, [&](std::string_view, TestResult, int, int) -> TestResult { throw Shortage("none"); }),
                 UserError);
  }
}

TEST_F(DoubtsTest, RunsOfTheSameCandidateAreRepeatedAloneToo) {
  FaultyTest test(judge_, [](std::string_view, TestResult result, int, int others) {
    return others == 0 ? result : inDoubt(Doubt::crowded);
  });
  Scheduler scheduler(test, 8, Limits{}, nullptr);
  const std::vector<TestResult> results = scheduler.again({"text", "again"}, 5);
  ASSERT_EQ(results.size(), 5u);
  for (const TestResult& result : results) EXPECT_EQ(result.doubt, Doubt::none);
}

}  // namespace
}  // namespace hone
