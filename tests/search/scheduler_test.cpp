// The scheduler's promise: despite all speculation, commits and counts are those of one worker that tests in sequence.
#include "search/scheduler.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "simulated_run.h"
#include "text/user_error.h"

namespace hone {
namespace {

using namespace simulation;
using std::chrono::microseconds;

TEST(Scheduler, commitsTheSameForAnyNumberOfJobs) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 30; ++round) {
    Wanderer::Plan plan;
    plan.seed = random();
    plan.steps = 60;
    plan.stock = round % 3 == 0 ? 25 : 1 << 30;
    plan.twoValued = round % 2 == 0;
    double fail = std::uniform_real_distribution(0.0, 0.8)(random);
    Judge judge = randomJudge(fail, 0.2, plan.seed);
    Wanderer reference(plan);
    std::vector<Log::Entry> expected = askInTurn(reference, judge);

    for (int jobs : kJobs) {
      SCOPED_TRACE(testing::Message() << "round " << round << ", " << jobs << " jobs");
      SleepingTest test(judge, randomDuration(round % 5 == 0 ? 0 : 500, plan.seed));
      Result result = runWith(jobs, test, std::make_unique<Wanderer>(plan));
      EXPECT_EQ(result.stop, Stop::done);
      EXPECT_EQ(result.log, expected);
      EXPECT_EQ(result.stats.tests, expected.back().tests);
      EXPECT_EQ(result.stats.cached, expected.back().cachedSoFar);
      EXPECT_EQ(dynamic_cast<Wanderer&>(*result.strategy).state(), reference.state());
      expectNothingTwice(test, result.stats);
      if (jobs == 1) {
        EXPECT_EQ(result.stats.executed, result.stats.tests);
      }
    }
  }
}

TEST(Scheduler, minimizesSetsTheSameForAnyNumberOfJobs) {
  std::mt19937 random(2);
  for (int round = 0; round < 10; ++round) {
    std::vector<int> needed(40);
    std::iota(needed.begin(), needed.end(), 0);
    std::shuffle(needed.begin(), needed.end(), random);
    needed.resize(static_cast<size_t>(round) + 1);
    std::sort(needed.begin(), needed.end());
    Judge judge = [&](std::string_view bytes) {
      std::string text = ' ' + std::string(bytes);
      for (int number : needed) {
        if (text.find(' ' + std::to_string(number) + ' ') == std::string::npos) return Verdict::pass;
      }
      return Verdict::fail;
    };
    SetMinimizer reference(40);
    std::vector<Log::Entry> expected = askInTurn(reference, judge);

    for (int jobs : kJobs) {
      SCOPED_TRACE(testing::Message() << "round " << round << ", " << jobs << " jobs");
      SleepingTest test(judge, randomDuration(300, random()));
      Result result = runWith(jobs, test, std::make_unique<SetMinimizer>(40));
      EXPECT_EQ(result.stop, Stop::done);
      EXPECT_EQ(result.log, expected);
      EXPECT_EQ(dynamic_cast<SetMinimizer&>(*result.strategy).left(), needed);
      expectNothingTwice(test, result.stats);
    }
  }
}

TEST(Scheduler, learnsUnresolvedWhereItDiffersFromPass) {
  Judge judge = [](std::string_view bytes) { return static_cast<Verdict>(bytes.size() % 3); };
  for (int jobs : kJobs) {
    SleepingTest test(judge, randomDuration(1000, 3));
    Result result = runWith(jobs, test, std::make_unique<Diary>(9));
    EXPECT_EQ(dynamic_cast<Diary&>(*result.strategy).diary(), "FPUFPUFPU");
  }
}

TEST(Scheduler, remembersVerdictsFromRunToRun) {
  Judge judge = randomJudge(0.3, 0.1, 4);
  for (int jobs : kJobs) {
    SleepingTest test(judge, randomDuration(300, 4));
    Log log;
    Scheduler scheduler(test, jobs, {}, &log);
    Wanderer::Plan plan;
    plan.steps = 30;
    for (int i = 0; i < 2; ++i) {
      std::unique_ptr<Strategy> strategy = std::make_unique<Wanderer>(plan);
      EXPECT_EQ(scheduler.run(strategy), Stop::done);
      EXPECT_EQ(test.running(), 0);
    }
    EXPECT_EQ(scheduler.stats().tests, 30u);
    EXPECT_EQ(scheduler.stats().cached, 30u);
    ASSERT_EQ(log.entries.size(), 60u);
    for (size_t i = 0; i < 30; ++i) {
      EXPECT_EQ(log.entries[i].bytes, log.entries[i + 30].bytes);
      EXPECT_EQ(log.entries[i].verdict, log.entries[i + 30].verdict);
      EXPECT_FALSE(log.entries[i].cached);
      EXPECT_TRUE(log.entries[i + 30].cached);
    }
    expectNothingTwice(test, scheduler.stats());
  }
}

TEST(Scheduler, carriesExceptionsOfWorkersToTheCaller) {
  for (int jobs : kJobs) {
    Judge judge = [](std::string_view bytes) -> Verdict {
      if (bytes.size() == 3) throw UserError("the command is gone; restore it");
      return Verdict::pass;
    };
    // Tests below the fourth candidate would hang if they weren't cancelled.
    Duration duration = [](std::string_view bytes) {
      return bytes.size() > 3 ? microseconds(std::chrono::hours(1)) : microseconds(100);
    };
    SleepingTest test(judge, duration);
    Scheduler scheduler(test, jobs, {}, nullptr);
    std::unique_ptr<Strategy> strategy = std::make_unique<Diary>(100);
    EXPECT_THROW(scheduler.run(strategy), UserError);
    EXPECT_EQ(test.running(), 0);
    ASSERT_TRUE(strategy);
    EXPECT_LE(dynamic_cast<Diary&>(*strategy).diary().size(), 3u);
    if (jobs == 1) {
      EXPECT_EQ(dynamic_cast<Diary&>(*strategy).diary(), "PPP");
    }
  }
}

TEST(Scheduler, leavesNoTestBehindWhenAnObserverThrows) {
  for (int jobs : kJobs) {
    SleepingTest test([](std::string_view) { return Verdict::pass; },
                      [](std::string_view bytes) {
                        return bytes.empty() ? microseconds(1000) : microseconds(std::chrono::hours(1));
                      });
    Log log;
    log.then = [](const Commit&) { throw std::runtime_error("disk full"); };
    Scheduler scheduler(test, jobs, {}, &log);
    std::unique_ptr<Strategy> strategy = std::make_unique<Diary>(100);
    EXPECT_THROW(scheduler.run(strategy), std::runtime_error);
    EXPECT_EQ(test.running(), 0);
    EXPECT_TRUE(strategy);
  }
}

/// Three passes that would never end by themselves.
class Endless : public Strategy {
 public:
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Endless>(*this); }
  std::optional<Candidate> propose() override {
    static constexpr std::string_view names[] = {"first", "second", "third"};
    if (pass_ == std::size(names)) return std::nullopt;
    return Candidate{std::string(names[pass_]) + std::to_string(asked_), names[pass_]};
  }
  void learn(Verdict) override { ++asked_; }
  bool skip() override {
    ++pass_;
    asked_ = 0;
    return true;
  }

 private:
  size_t pass_ = 0;
  int asked_ = 0;
};

TEST(Scheduler, skipsAPassBeforeTheNextCommit) {
  for (int jobs : kJobs) {
    SleepingTest test(randomJudge(0.5, 0, 5), randomDuration(300, 5));
    Log log;
    Scheduler scheduler(test, jobs, {}, &log);
    log.then = [&](const Commit& commit) {
      if (commit.candidate.bytes == "first3" || commit.candidate.bytes == "second0" ||
          commit.candidate.bytes == "third9")
        scheduler.skip();
    };
    std::unique_ptr<Strategy> strategy = std::make_unique<Endless>();
    EXPECT_EQ(scheduler.run(strategy), Stop::done);
    EXPECT_EQ(scheduler.stats().skipped, (std::vector<std::string_view>{"first", "second", "third"}));
    EXPECT_EQ(scheduler.stats().tests, 4u + 1 + 10);
    EXPECT_EQ(test.running(), 0);
  }
}

TEST(Scheduler, skipsNothingWhereThereAreNoPasses) {
  SleepingTest test([](std::string_view) { return Verdict::pass; });
  Log log;
  Scheduler scheduler(test, 2, {}, &log);
  log.then = [&](const Commit&) { scheduler.skip(); };
  std::unique_ptr<Strategy> strategy = std::make_unique<Diary>(5);
  EXPECT_EQ(scheduler.run(strategy), Stop::done);
  EXPECT_EQ(dynamic_cast<Diary&>(*strategy).diary(), "PPPPP");
  EXPECT_TRUE(scheduler.stats().skipped.empty());
}

TEST(Scheduler, passesOnWhatMakeWorkerThrows) {
  class NoTest : public hone::Test {
   public:
    std::unique_ptr<TestWorker> makeWorker() override { throw UserError("no such program"); }
  } test;
  EXPECT_THROW(Scheduler(test, 2, {}, nullptr), UserError);
}

TEST(Scheduler, makesItsWorkersAtOnceOnTheCallingThread) {
  SleepingTest test([](std::string_view) { return Verdict::pass; });
  Scheduler scheduler(test, 3, {}, nullptr);
  EXPECT_EQ(test.workers(), 3);
  EXPECT_EQ(test.makers(), std::set{std::this_thread::get_id()});
}

}  // namespace
}  // namespace hone
