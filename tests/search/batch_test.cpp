#include <gtest/gtest.h>

#include "search/scheduler.h"
#include "search/strategy.h"
#include "simulated_run.h"

namespace hone {
namespace {

using namespace simulation;
using std::chrono::microseconds;

TEST(Batch, testsBatchesInOrder) {
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

TEST(Batch, runsABatchOnAllWorkersAtOnce) {
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

TEST(Batch, answersTheStartOfABatchThatALimitCutsShort) {
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

TEST(Batch, makesCandidatesWhileOthersAreTested) {
  // More than are ever made ahead of a test that hasn't ended: 64 for each job.
  constexpr int kCandidates = 1000;
  for (int jobs : kJobs) {
    std::atomic<int> made = 0, madeAtFirst = 0;
    SleepingTest test([&](std::string_view bytes) {
      if (bytes == "0") madeAtFirst = made.load();
      return Verdict::pass;
    });
    Scheduler scheduler(test, jobs, {}, nullptr);
    const std::vector<Verdict> verdicts = scheduler.each([&]() -> std::optional<Candidate> {
      if (made == kCandidates) return std::nullopt;
      return Candidate{std::to_string(made++), "batch"};
    });
    EXPECT_EQ(verdicts.size(), size_t{kCandidates});
    EXPECT_LT(madeAtFirst, kCandidates) << "all were made before the first was tested";
  }
}

TEST(Batch, hasNothingToDoForAnEmptyBatch) {
  SleepingTest test([](std::string_view) { return Verdict::fail; });
  EXPECT_TRUE(Scheduler(test, 2, {}, nullptr).all({}).empty());
  EXPECT_EQ(test.started(), 0);
}

}  // namespace
}  // namespace hone
