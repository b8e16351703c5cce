// Which tests the scheduler runs on a guess, and which it doesn't.
#include <gtest/gtest.h>

#include <condition_variable>

#include "search/scheduler.h"
#include "simulated_run.h"

namespace hone {
namespace {

using namespace simulation;
using std::chrono::microseconds;

TEST(Speculation, cancelsWhatACommitHasMadeMoot) {
  // Tests below the guess that the first candidate fails never end by themselves.
  std::atomic<bool> guessed = false;
  SleepingTest test([](std::string_view) { return Verdict::pass; },
                    [&](std::string_view bytes) {
                      if (bytes.starts_with('F')) {
                        guessed = true;
                        return microseconds(std::chrono::hours(1));
                      }
                      while (!guessed) std::this_thread::yield();
                      return microseconds(100);
                    });
  Result result = runWith(8, test, std::make_unique<Diary>(20));
  EXPECT_EQ(result.stop, Stop::done);
  EXPECT_EQ(dynamic_cast<Diary&>(*result.strategy).diary(), std::string(20, 'P'));
  EXPECT_GE(test.cancelled(), 1);
  EXPECT_EQ(result.stats.executed, test.ended().size());
}

TEST(Speculation, runsATestOnThatIsWantedOnTheOtherBranchToo) {
  // After the first candidate the same one is proposed, whatever its verdict.
  class Same : public Strategy {
   public:
    explicit Same(std::atomic<int>& proposed) : proposed_(proposed) {}
    std::unique_ptr<Strategy> clone() const override { return std::make_unique<Same>(*this); }
    std::optional<Candidate> propose() override {
      if (step_ == 2) return std::nullopt;
      ++proposed_;
      return Candidate{step_ == 0 ? "first" : "second", "same"};
    }
    void learn(Verdict) override { ++step_; }

   private:
    std::atomic<int>& proposed_;
    int step_ = 0;
  };
  for (Verdict verdict : {Verdict::fail, Verdict::pass}) {
    std::atomic<int> proposed = 0;
    std::atomic<bool> second = false;
    SleepingTest test([=](std::string_view) { return verdict; },
                      [&](std::string_view bytes) {
                        if (bytes == "second") {
                          second = true;
                          return microseconds(20'000);
                        }
                        while (!second || proposed < 3) std::this_thread::yield();
                        return microseconds(1000);
                      });
    Result result = runWith(4, test, std::make_unique<Same>(proposed));
    EXPECT_EQ(result.stats.tests, 2u);
    EXPECT_EQ(test.started(), 2);
    EXPECT_EQ(test.cancelled(), 0);
  }
}

/// After a search with these verdicts: which guesses about the next candidate, and about those that follow, are tested
/// beside it.
std::set<std::string> testedBeside(const std::string& history, size_t jobs) {
  std::mutex mutex;
  std::condition_variable changed;
  std::set<std::string> beside;
  bool full = false;
  Judge judge = [&](std::string_view bytes) {
    return bytes.size() < history.size() && history[bytes.size()] == 'F' ? Verdict::fail : Verdict::pass;
  };
  Duration duration = [&](std::string_view bytes) {
    if (bytes.size() < history.size()) return microseconds(0);
    std::unique_lock lock(mutex);
    if (bytes == history) {
      changed.wait(lock, [&] { return beside.size() == jobs - 1; });
      full = true;
      return microseconds(0);
    }
    if (!full) beside.emplace(bytes.substr(history.size()));
    changed.notify_all();
    return microseconds(std::chrono::hours(1));
  };
  SleepingTest test(judge, duration);
  Log log;
  Scheduler scheduler(test, static_cast<int>(jobs), {}, &log);
  log.then = [&](const Commit& commit) {
    if (commit.candidate.bytes == history) scheduler.interrupt();
  };
  std::unique_ptr<Strategy> past = std::make_unique<Diary>(history.size());
  EXPECT_EQ(scheduler.run(past), Stop::done);
  std::unique_ptr<Strategy> future = std::make_unique<Diary>(100, history);
  EXPECT_EQ(scheduler.run(future), Stop::interrupted);
  return beside;
}

TEST(Speculation, goesStraightOnWhereNearlyNothingIsAccepted) {
  EXPECT_EQ(testedBeside(std::string(40, 'P'), 4), (std::set<std::string>{"P", "PP", "PPP"}));
}

TEST(Speculation, goesPastAcceptances) {
  EXPECT_EQ(testedBeside(std::string(40, 'F'), 4), (std::set<std::string>{"F", "FF", "FFF"}));
}

TEST(Speculation, goesBothWaysAndDeeperWhereEverySecondIsAccepted) {
  std::string history;
  while (history.size() < 40) history += "FP";
  EXPECT_EQ(testedBeside(history, 4), (std::set<std::string>{"F", "P", "PP"}));
}

TEST(Speculation, runsNothingOnAGuessWithOneJob) {
  SleepingTest test(randomJudge(0.5, 0, 8), randomDuration(200, 8));
  Result result = runWith(1, test, std::make_unique<Wanderer>(Wanderer::Plan{}));
  EXPECT_EQ(test.mostRunning(), 1);
  EXPECT_EQ(test.started(), 100);
  EXPECT_EQ(test.cancelled(), 0);
}

TEST(Speculation, hasMadeTheCandidatesOfBothOutcomesWhileTheOnlyJobRuns) {
  std::atomic<int> proposed = 0;
  class Counting : public Diary {
   public:
    Counting(size_t length, std::atomic<int>& proposed) : Diary(length), proposed_(proposed) {}
    std::unique_ptr<Strategy> clone() const override { return std::make_unique<Counting>(*this); }
    std::optional<Candidate> propose() override {
      ++proposed_;
      return Diary::propose();
    }

   private:
    std::atomic<int>& proposed_;
  };
  SleepingTest test([](std::string_view) { return Verdict::pass; },
                    [&](std::string_view bytes) {
                      int step = static_cast<int>(bytes.size());
                      while (proposed < 1 + 2 * step + 2) std::this_thread::yield();
                      return microseconds(1000);
                    });
  Result result = runWith(1, test, std::make_unique<Counting>(10, proposed));
  EXPECT_EQ(result.stats.tests, 10u);
  EXPECT_EQ(proposed, 1 + 2 * 10) << "and no others";
}

TEST(Speculation, clonesFewStrategiesForACommit) {
  for (int jobs : kJobs) {
    for (double fail : {0.02, 0.5}) {
      Wanderer::Plan plan;
      plan.steps = 300;
      SleepingTest test(randomJudge(fail, 0, 9), [](std::string_view) { return microseconds(200); });
      Result result = runWith(jobs, test, std::make_unique<Wanderer>(plan));
      EXPECT_EQ(result.stop, Stop::done);
      EXPECT_LE(*plan.clones, 300 * (jobs + 2));
    }
  }
}

}  // namespace
}  // namespace hone
