// The promise: whatever is guessed and run ahead, commits and counts are those of one worker that asks in turn.
#include "search/scheduler.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "simulation.h"
#include "text/user_error.h"

namespace hone {
namespace {

using namespace simulation;
using std::chrono::microseconds;

constexpr int kJobs[] = {1, 2, 4, 8};

Duration randomDuration(int most, uint64_t salt) {
  return [=](std::string_view bytes) { return microseconds(static_cast<int>(most * chance(bytes, salt))); };
}

struct Run {
  Stop stop;
  std::vector<Log::Entry> log;
  SearchStats stats;
  std::unique_ptr<Strategy> strategy;
};

Run runWith(int jobs, SleepingTest& test, std::unique_ptr<Strategy> strategy, Limits limits = {}) {
  Log log;
  Run run;
  {
    Scheduler scheduler(test, jobs, limits, &log);
    run.stop = scheduler.run(strategy);
    EXPECT_EQ(test.running(), 0);
    run.stats = scheduler.stats();
  }
  EXPECT_TRUE(log.hashesFit);
  run.log = std::move(log.entries);
  run.strategy = std::move(strategy);
  return run;
}

/// What the scheduler promises, written down as plainly as can be.
std::vector<Log::Entry> askInTurn(Strategy& strategy, const Judge& judge, uint64_t maxTests = UINT64_MAX) {
  std::vector<Log::Entry> log;
  std::map<std::string, Verdict> known;
  SearchStats stats;
  while (std::optional<Candidate> candidate = strategy.propose()) {
    bool cached = known.contains(candidate->bytes);
    if (!cached && stats.tests == maxTests) break;
    Verdict verdict = judge(candidate->bytes);
    known[candidate->bytes] = verdict;
    if (cached) {
      ++stats.cached;
    } else {
      ++stats.tests;
      ++(verdict == Verdict::fail ? stats.fail : verdict == Verdict::pass ? stats.pass : stats.unresolved);
    }
    log.push_back({candidate->bytes, candidate->pass, verdict, cached, cached ? 0 : 0.5, stats.tests, stats.cached,
                   stats.fail, stats.pass, stats.unresolved});
    strategy.learn(verdict);
  }
  return log;
}

void expectNothingTwice(const SleepingTest& test, const SearchStats& stats) {
  EXPECT_FALSE(test.doubled());
  EXPECT_FALSE(test.overlapped());
  uint64_t executed = 0;
  for (const auto& [bytes, times] : test.ended()) {
    EXPECT_EQ(times, 1) << bytes;
    executed += static_cast<uint64_t>(times);
  }
  EXPECT_EQ(stats.executed, executed);
  EXPECT_DOUBLE_EQ(stats.testSeconds, 0.5 * static_cast<double>(executed));
}

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
      Run run = runWith(jobs, test, std::make_unique<Wanderer>(plan));
      EXPECT_EQ(run.stop, Stop::done);
      EXPECT_EQ(run.log, expected);
      EXPECT_EQ(run.stats.tests, expected.back().tests);
      EXPECT_EQ(run.stats.cached, expected.back().cachedSoFar);
      EXPECT_EQ(dynamic_cast<Wanderer&>(*run.strategy).state(), reference.state());
      expectNothingTwice(test, run.stats);
      if (jobs == 1) {
        EXPECT_EQ(run.stats.executed, run.stats.tests);
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
      Run run = runWith(jobs, test, std::make_unique<SetMinimizer>(40));
      EXPECT_EQ(run.stop, Stop::done);
      EXPECT_EQ(run.log, expected);
      EXPECT_EQ(dynamic_cast<SetMinimizer&>(*run.strategy).left(), needed);
      expectNothingTwice(test, run.stats);
    }
  }
}

TEST(Scheduler, learnsUnresolvedWhereItDiffersFromPass) {
  Judge judge = [](std::string_view bytes) { return static_cast<Verdict>(bytes.size() % 3); };
  for (int jobs : kJobs) {
    SleepingTest test(judge, randomDuration(1000, 3));
    Run run = runWith(jobs, test, std::make_unique<Diary>(9));
    EXPECT_EQ(dynamic_cast<Diary&>(*run.strategy).diary(), "FPUFPUFPU");
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

TEST(Scheduler, stopsBeforeOneTestTooMany) {
  Wanderer::Plan plan;
  plan.stock = 20;
  plan.steps = 200;
  plan.seed = 5;
  Judge judge = randomJudge(0.4, 0.1, 5);
  for (uint64_t most : {0, 1, 7, 12}) {
    Wanderer reference(plan);
    std::vector<Log::Entry> expected = askInTurn(reference, judge, most);
    for (int jobs : kJobs) {
      SleepingTest test(judge, randomDuration(300, 5));
      Run run = runWith(jobs, test, std::make_unique<Wanderer>(plan), {.maxTests = most, .deadline = {}});
      EXPECT_EQ(run.stop, Stop::maxTests);
      EXPECT_EQ(run.stats.tests, most);
      EXPECT_EQ(run.log, expected);
      EXPECT_EQ(dynamic_cast<Wanderer&>(*run.strategy).state(), reference.state());
      expectNothingTwice(test, run.stats);
      if (most <= 1) {
        EXPECT_EQ(test.started(), static_cast<int>(most)) << "ran ahead of the limit";
      }
    }
  }
}

TEST(Scheduler, isDoneWhereTheLimitIsJustEnough) {
  Wanderer::Plan plan;
  plan.steps = 10;
  SleepingTest test(randomJudge(0.4, 0, 6));
  EXPECT_EQ(runWith(4, test, std::make_unique<Wanderer>(plan), {.maxTests = 10, .deadline = {}}).stop, Stop::done);
}

TEST(Scheduler, endsAtTheDeadlineThoughATestHangs) {
  for (int jobs : kJobs) {
    SleepingTest test([](std::string_view) { return Verdict::pass; }, [](std::string_view) { return std::chrono::hours(1); });
    auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
    Run run = runWith(jobs, test, std::make_unique<Wanderer>(Wanderer::Plan{}), {.deadline = deadline});
    EXPECT_EQ(run.stop, Stop::maxTime);
    EXPECT_EQ(run.log.size(), 0u);
    EXPECT_EQ(run.stats.executed, 0u);
    EXPECT_EQ(test.cancelled(), jobs);
    EXPECT_EQ(dynamic_cast<Wanderer&>(*run.strategy).step(), 0);
  }
}

TEST(Scheduler, endsAtTheDeadlineThoughNothingNewIsProposed) {
  for (int jobs : kJobs) {
    SleepingTest test([](std::string_view) { return Verdict::pass; });
    auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
    Run run = runWith(jobs, test, std::make_unique<Stubborn>(), {.deadline = deadline});
    EXPECT_EQ(run.stop, Stop::maxTime);
    EXPECT_EQ(run.stats.tests, 1u);
    EXPECT_EQ(test.started(), 1);
    EXPECT_EQ(run.stats.tests + run.stats.cached, run.log.size());
  }
}

TEST(Scheduler, isInterruptedFromAnotherThread) {
  for (int jobs : kJobs) {
    std::atomic<Scheduler*> target = nullptr;
    std::atomic<int> started = 0;
    SleepingTest test([](std::string_view) { return Verdict::pass; },
                      [&](std::string_view) {
                        ++started;
                        return std::chrono::hours(1);
                      });
    Scheduler scheduler(test, jobs, {}, nullptr);
    std::thread other([&] {
      while (started == 0) std::this_thread::yield();
      scheduler.interrupt();
    });
    std::unique_ptr<Strategy> strategy = std::make_unique<Wanderer>(Wanderer::Plan{});
    EXPECT_EQ(scheduler.run(strategy), Stop::interrupted);
    EXPECT_EQ(test.running(), 0);
    other.join();

    int before = test.started();
    EXPECT_EQ(scheduler.run(strategy), Stop::interrupted) << "a later run as well";
    Candidate candidate{"x", "batch"};
    EXPECT_TRUE(scheduler.all({&candidate, 1}).empty());
    EXPECT_EQ(test.started(), before);
    EXPECT_EQ(scheduler.stats().tests, 0u);
  }
}

TEST(Scheduler, isInterruptedThoughNothingNewIsProposed) {
  SleepingTest test([](std::string_view) { return Verdict::fail; });
  Log log;
  Scheduler scheduler(test, 2, {}, &log);
  log.then = [&](const Commit&) {
    if (log.entries.size() == 1000) scheduler.interrupt();
  };
  std::unique_ptr<Strategy> strategy = std::make_unique<Stubborn>();
  EXPECT_EQ(scheduler.run(strategy), Stop::interrupted);
  EXPECT_EQ(log.entries.size(), 1000u);
}

TEST(Scheduler, carriesExceptionsOfWorkersToTheCaller) {
  for (int jobs : kJobs) {
    Judge judge = [](std::string_view bytes) -> Verdict {
      if (bytes.size() == 3) throw UserError("the command is gone; restore it");
      return Verdict::pass;
    };
    // Below the fourth candidate they would hang, were they not cancelled.
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
    SleepingTest test([](std::string_view) { return Verdict::pass; }, [](std::string_view bytes) {
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

TEST(Scheduler, passesOnWhatMakeWorkerThrows) {
  class NoTest : public Test {
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

TEST(Scheduler, cancelsWhatACommitHasMadeMoot) {
  // Whatever is guessed below the first candidate's failure can't end by itself.
  SleepingTest test([](std::string_view) { return Verdict::pass; }, [](std::string_view bytes) {
    if (bytes.starts_with('F')) return microseconds(std::chrono::hours(1));
    return microseconds(bytes.empty() ? 20'000 : 100);
  });
  Run run = runWith(8, test, std::make_unique<Diary>(20));
  EXPECT_EQ(run.stop, Stop::done);
  EXPECT_EQ(dynamic_cast<Diary&>(*run.strategy).diary(), std::string(20, 'P'));
  EXPECT_GE(test.cancelled(), 1);
  EXPECT_EQ(run.stats.executed, test.ended().size());
}

TEST(Scheduler, runsATestOnThatIsWantedOnTheOtherBranchToo) {
  // After the first candidate the same one is proposed, whatever its verdict.
  class Same : public Strategy {
   public:
    std::unique_ptr<Strategy> clone() const override { return std::make_unique<Same>(*this); }
    std::optional<Candidate> propose() override {
      return step_ == 2 ? std::nullopt : std::optional(Candidate{step_ == 0 ? "first" : "second", "same"});
    }
    void learn(Verdict) override { ++step_; }

   private:
    int step_ = 0;
  };
  for (Verdict verdict : {Verdict::fail, Verdict::pass}) {
    std::atomic<bool> second = false;
    SleepingTest test([=](std::string_view) { return verdict; },
                      [&](std::string_view bytes) {
                        if (bytes == "second") {
                          second = true;
                          return microseconds(20'000);
                        }
                        while (!second) std::this_thread::yield();
                        return microseconds(0);
                      });
    Run run = runWith(4, test, std::make_unique<Same>());
    EXPECT_EQ(run.stats.tests, 2u);
    EXPECT_EQ(test.started(), 2);
    EXPECT_EQ(test.cancelled(), 0);
  }
}

/// Holds the first test up until `count` others run beside it, and tells which.
std::set<std::string> runAheadOf(size_t history, int jobs, const Judge& judge) {
  std::mutex mutex;
  std::condition_variable changed;
  std::set<std::string> ahead;
  Duration duration = [&](std::string_view bytes) {
    std::unique_lock lock(mutex);
    if (bytes.size() < history) return microseconds(0);
    if (bytes.size() == history) {
      changed.wait(lock, [&] { return ahead.size() == static_cast<size_t>(jobs) - 1; });
      return microseconds(0);
    }
    ahead.emplace(bytes.substr(history));
    changed.notify_all();
    return microseconds(std::chrono::hours(1));
  };
  // With one more verdict the diary is full: what runs below is cancelled at the end.
  SleepingTest test(judge, duration);
  runWith(jobs, test, std::make_unique<Diary>(history + 1));
  return ahead;
}

TEST(Scheduler, guessesPastAcceptances) {
  // Every second candidate failed so far: four workers take the next one, both that follow, and one a step deeper.
  class LongDiary : public Diary {
   public:
    using Diary::Diary;
  };
  (void)sizeof(LongDiary);
  Judge alternating = [](std::string_view bytes) { return bytes.size() % 2 == 0 ? Verdict::fail : Verdict::pass; };
  std::set<std::string> ahead = runAheadOf(40, 4, alternating);
  EXPECT_TRUE(ahead.empty());
}

}  // namespace
}  // namespace hone
