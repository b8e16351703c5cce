#include <gtest/gtest.h>

#include "search/local_workers.h"
#include "simulation.h"
#include "text/user_error.h"

namespace hone {
namespace {

using namespace simulation;
using std::chrono::microseconds;

std::shared_ptr<const Candidate> candidate(std::string bytes) {
  return std::make_shared<const Candidate>(Candidate{std::move(bytes), "test"});
}

microseconds forever(std::string_view) { return std::chrono::hours(1); }

Verdict pass(std::string_view) { return Verdict::pass; }

TEST(Workers, runATestOnAThreadOfTheirOwn) {
  std::thread::id thread;
  SleepingTest test([&](std::string_view bytes) {
    thread = std::this_thread::get_id();
    return bytes == "bad" ? Verdict::fail : Verdict::pass;
  });
  LocalWorkers workers(test, 1);
  for (std::string bytes : {"good", "bad"}) {
    workers.start(candidate(bytes), contentHash(bytes), std::nullopt);
    Outcome outcome = workers.collect();
    EXPECT_EQ(outcome.hash, contentHash(bytes));
    ASSERT_TRUE(outcome.result);
    EXPECT_EQ(outcome.result->verdict, bytes == "bad" ? Verdict::fail : Verdict::pass);
    EXPECT_FALSE(outcome.error);
    EXPECT_NE(thread, std::this_thread::get_id());
  }
}

TEST(Workers, areIdleUntilStartedAndBusyUntilCollected) {
  SleepingTest test(pass);
  LocalWorkers workers(test, 3);
  EXPECT_EQ(workers.idle(), 3u);
  EXPECT_FALSE(workers.poll());
  workers.start(candidate("a"), contentHash("a"), std::nullopt);
  workers.start(candidate("b"), contentHash("b"), std::nullopt);
  EXPECT_EQ(workers.idle(), 1u);
  EXPECT_EQ(workers.busy(), 2u);
  workers.collect();
  workers.collect();
  EXPECT_EQ(workers.busy(), 0u);
  EXPECT_FALSE(workers.poll());
}

TEST(Workers, runMoreTestsAtATimeThanThereAreCores) {
  const int jobs = 3 * static_cast<int>(std::thread::hardware_concurrency()) + 1;
  std::atomic<int> arrived = 0;
  SleepingTest test(pass, [&](std::string_view) {
    ++arrived;
    while (arrived < jobs) std::this_thread::yield();
    return microseconds(0);
  });
  LocalWorkers workers(test, jobs);
  for (int i = 0; i < jobs; ++i)
    workers.start(candidate(std::to_string(i)), contentHash(std::to_string(i)), std::nullopt);
  while (workers.busy() > 0) workers.collect();
  EXPECT_EQ(test.mostRunning(), jobs);
  EXPECT_FALSE(test.overlapped());
}

TEST(Workers, endACancelledTestWithoutResult) {
  SleepingTest test(pass, forever);
  LocalWorkers workers(test, 1);
  workers.start(candidate("a"), contentHash("a"), std::nullopt)->cancel();
  Outcome outcome = workers.collect();
  EXPECT_FALSE(outcome.result);
  EXPECT_FALSE(outcome.error);
}

TEST(Workers, handOverExceptions) {
  SleepingTest test([](std::string_view) -> Verdict { throw UserError("gone"); });
  LocalWorkers workers(test, 1);
  workers.start(candidate("a"), contentHash("a"), std::nullopt);
  Outcome outcome = workers.collect();
  EXPECT_FALSE(outcome.result);
  ASSERT_TRUE(outcome.error);
  EXPECT_THROW(std::rethrow_exception(outcome.error), UserError);
  EXPECT_EQ(workers.idle(), 1u);
}

TEST(Workers, wakeASleeperWhenATestEnds) {
  SleepingTest test(pass, [](std::string_view) { return microseconds(1000); });
  LocalWorkers workers(test, 1);
  workers.start(candidate("a"), contentHash("a"), std::nullopt);
  workers.sleep(std::nullopt);
  EXPECT_TRUE(workers.poll());
}

TEST(Workers, wakeASleeperAtTheDeadline) {
  SleepingTest test(pass, forever);
  LocalWorkers workers(test, 1);
  auto cancellation = workers.start(candidate("a"), contentHash("a"), std::nullopt);
  auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
  workers.sleep(deadline);
  EXPECT_GE(std::chrono::steady_clock::now(), deadline);
  EXPECT_FALSE(workers.poll());
  cancellation->cancel();
}

TEST(Workers, wakeASleeperFromAnotherThreadForGood) {
  SleepingTest test(pass);
  LocalWorkers workers(test, 1);
  std::thread other([&] { workers.wake(); });
  workers.sleep(std::nullopt);
  workers.sleep(std::nullopt);
  other.join();
}

TEST(Workers, waitForTheirTestsInTheDestructor) {
  std::atomic<int> ended = 0;
  SleepingTest test(
      [&](std::string_view) {
        ++ended;
        return Verdict::pass;
      },
      [](std::string_view) { return microseconds(5000); });
  {
    LocalWorkers workers(test, 2);
    workers.start(candidate("a"), contentHash("a"), std::nullopt);
    workers.start(candidate("b"), contentHash("b"), std::nullopt);
  }
  EXPECT_EQ(ended, 2);
}

}  // namespace
}  // namespace hone
