// How the scheduler ends before the search does.
#include <gtest/gtest.h>

#include "search/scheduler.h"
#include "search/speculation_tree.h"
#include "simulated_run.h"

namespace hone {
namespace {

using namespace simulation;
using std::chrono::microseconds;

TEST(Limits, stopsBeforeOneTestTooMany) {
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

TEST(Limits, isDoneWhereTheLimitIsJustEnough) {
  Wanderer::Plan plan;
  plan.steps = 10;
  SleepingTest test(randomJudge(0.4, 0, 6));
  EXPECT_EQ(runWith(4, test, std::make_unique<Wanderer>(plan), {.maxTests = 10, .deadline = {}}).stop, Stop::done);
}

TEST(Limits, endsAtTheDeadlineThoughATestHangs) {
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
    EXPECT_LE(*plan.clones, jobs - 1 + static_cast<int>(SpeculationTree::kLead)) << "made more than it could use soon";
  }
}

TEST(Limits, endsAtTheDeadlineThoughNothingNewIsProposed) {
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

TEST(Limits, isInterruptedFromAnotherThread) {
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

TEST(Limits, isInterruptedThoughNothingNewIsProposed) {
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

}  // namespace
}  // namespace hone
