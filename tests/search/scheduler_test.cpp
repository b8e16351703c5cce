// The promise: whatever is guessed and run ahead, commits and counts are those of one worker that asks in turn.
#include "search/scheduler.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <numeric>
#include <random>

#include "search/guess_tree.h"
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

struct Result {
  Stop stop;
  std::vector<Log::Entry> log;
  SearchStats stats;
  std::unique_ptr<Strategy> strategy;
};

Result runWith(int jobs, SleepingTest& test, std::unique_ptr<Strategy> strategy, Limits limits = {}) {
  Log log;
  Result result;
  {
    Scheduler scheduler(test, jobs, limits, &log);
    result.stop = scheduler.run(strategy);
    EXPECT_EQ(test.running(), 0);
    result.stats = scheduler.stats();
  }
  EXPECT_TRUE(log.hashesFit);
  result.log = std::move(log.entries);
  result.strategy = std::move(strategy);
  return result;
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
      Result result = runWith(jobs, test, std::make_unique<Wanderer>(plan), {.maxTests = most, .deadline = {}});
      EXPECT_EQ(result.stop, Stop::maxTests);
      EXPECT_EQ(result.stats.tests, most);
      EXPECT_EQ(result.log, expected);
      EXPECT_EQ(dynamic_cast<Wanderer&>(*result.strategy).state(), reference.state());
      expectNothingTwice(test, result.stats);
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
    SleepingTest test([](std::string_view) { return Verdict::pass; },
                      [](std::string_view) { return std::chrono::hours(1); });
    Wanderer::Plan plan;
    auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
    Result result = runWith(jobs, test, std::make_unique<Wanderer>(plan), {.deadline = deadline});
    EXPECT_EQ(result.stop, Stop::maxTime);
    EXPECT_EQ(result.log.size(), 0u);
    EXPECT_EQ(result.stats.executed, 0u);
    EXPECT_EQ(test.cancelled(), test.started());
    EXPECT_EQ(dynamic_cast<Wanderer&>(*result.strategy).step(), 0);
    EXPECT_LE(*plan.clones, jobs - 1 + static_cast<int>(GuessTree::kLead)) << "made more than it could use soon";
  }
}

TEST(Scheduler, endsAtTheDeadlineThoughNothingNewIsProposed) {
  for (int jobs : kJobs) {
    SleepingTest test([](std::string_view) { return Verdict::pass; });
    auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
    Result result = runWith(jobs, test, std::make_unique<Stubborn>(), {.deadline = deadline});
    EXPECT_EQ(result.stop, Stop::maxTime);
    EXPECT_LE(result.stats.tests, 1u);
    EXPECT_LE(test.started(), 1);
    EXPECT_EQ(result.stats.tests + result.stats.cached, result.log.size());
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

TEST(Scheduler, cancelsWhatACommitHasMadeMoot) {
  // Whatever is guessed below the first candidate's failure can't end by itself.
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
    Result result = runWith(4, test, std::make_unique<Same>());
    EXPECT_EQ(result.stats.tests, 2u);
    EXPECT_EQ(test.started(), 2);
    EXPECT_EQ(test.cancelled(), 0);
  }
}

/// What runs beside the candidate that follows on this history, on `jobs` workers: the guesses that lead there.
std::set<std::string> runAhead(const std::string& history, size_t jobs) {
  std::mutex mutex;
  std::condition_variable changed;
  std::set<std::string> beside;
  bool full = false;
  Judge judge = [&](std::string_view bytes) {
    return bytes.size() < history.size() && history[bytes.size()] == 'F' ? Verdict::fail : Verdict::pass;
  };
  Duration duration = [&](std::string_view bytes) {
    if (!bytes.starts_with(history)) return microseconds(0);
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
  std::unique_ptr<Strategy> strategy = std::make_unique<Diary>(100);
  EXPECT_EQ(scheduler.run(strategy), Stop::interrupted);
  return beside;
}

TEST(Scheduler, guessesStraightOnWhereNearlyNothingIsAccepted) {
  EXPECT_EQ(runAhead(std::string(40, 'P'), 4), (std::set<std::string>{"P", "PP", "PPP"}));
}

TEST(Scheduler, guessesPastAcceptances) {
  EXPECT_EQ(runAhead(std::string(40, 'F'), 4), (std::set<std::string>{"F", "FF", "FFF"}));
}

TEST(Scheduler, guessesBothWaysAndDeeperWhereEverySecondIsAccepted) {
  std::string history;
  while (history.size() < 40) history += "FP";
  std::set<std::string> ahead = runAhead(history, 4);
  EXPECT_EQ(ahead.size(), 3u);
  EXPECT_TRUE(ahead.contains("F"));
  EXPECT_TRUE(ahead.contains("P"));
  size_t deepest = 0;
  for (const std::string& guesses : ahead) deepest = std::max(deepest, guesses.size());
  EXPECT_EQ(deepest, 2u);
}

TEST(Scheduler, runsNothingOnAGuessWithOneJob) {
  SleepingTest test(randomJudge(0.5, 0, 8), randomDuration(200, 8));
  Result result = runWith(1, test, std::make_unique<Wanderer>(Wanderer::Plan{}));
  EXPECT_EQ(test.mostRunning(), 1);
  EXPECT_EQ(test.started(), 100);
  EXPECT_EQ(test.cancelled(), 0);
}

TEST(Scheduler, hasMadeTheCandidatesOfBothOutcomesWhileTheOnlyJobRuns) {
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

TEST(Scheduler, clonesFewStrategiesForACommit) {
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

TEST(Scheduler, testsBatchesInOrder) {
  for (int jobs : kJobs) {
    Judge judge = randomJudge(0.3, 0.3, 10);
    std::vector<Candidate> batch;
    for (int i = 0; i < 300; ++i) batch.push_back({std::to_string(i % 200), "batch"});
    SleepingTest test(judge, randomDuration(500, 10));
    Log log;
    Scheduler scheduler(test, jobs, {}, &log);
    std::vector<Verdict> verdicts = scheduler.all(batch);
    EXPECT_EQ(test.running(), 0);
    ASSERT_EQ(verdicts.size(), batch.size());
    ASSERT_EQ(log.entries.size(), batch.size());
    for (size_t i = 0; i < batch.size(); ++i) {
      EXPECT_EQ(verdicts[i], judge(batch[i].bytes));
      EXPECT_EQ(log.entries[i].bytes, batch[i].bytes);
      EXPECT_EQ(log.entries[i].cached, i >= 200);
    }
    EXPECT_EQ(scheduler.stats().executed, 200u);
    EXPECT_EQ(test.cancelled(), 0) << "there is nothing to guess in a batch";
    expectNothingTwice(test, scheduler.stats());
  }
}

TEST(Scheduler, runsABatchOnAllWorkersAtOnce) {
  // Each test waits for all the others.
  std::atomic<int> arrived = 0;
  SleepingTest test([](std::string_view) { return Verdict::fail; },
                    [&](std::string_view) {
                      ++arrived;
                      while (arrived < 8) std::this_thread::yield();
                      return microseconds(0);
                    });
  std::vector<Candidate> batch;
  for (int i = 0; i < 8; ++i) batch.push_back({std::to_string(i), "batch"});
  EXPECT_EQ(Scheduler(test, 8, {}, nullptr).all(batch).size(), 8u);
  EXPECT_EQ(test.mostRunning(), 8);
}

TEST(Scheduler, answersTheStartOfABatchThatALimitCutsShort) {
  std::vector<Candidate> batch;
  for (int i = 0; i < 10; ++i) batch.push_back({std::to_string(i), "batch"});
  for (int jobs : kJobs) {
    Judge judge = randomJudge(0.3, 0.3, 11);
    SleepingTest test(judge);
    Scheduler scheduler(test, jobs, {.maxTests = 6, .deadline = {}}, nullptr);
    std::vector<Verdict> verdicts = scheduler.all(batch);
    ASSERT_EQ(verdicts.size(), 6u);
    for (size_t i = 0; i < verdicts.size(); ++i) EXPECT_EQ(verdicts[i], judge(batch[i].bytes));
    EXPECT_EQ(test.started(), 6);
  }
}

TEST(Scheduler, hasNothingToDoForAnEmptyBatch) {
  SleepingTest test([](std::string_view) { return Verdict::fail; });
  EXPECT_TRUE(Scheduler(test, 2, {}, nullptr).all({}).empty());
  EXPECT_EQ(test.started(), 0);
}

}  // namespace
}  // namespace hone
