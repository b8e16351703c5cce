// The runs of one farm share this machine.
#include "farm/local_share.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace hone {
namespace {

/// Counts the runs that are under way.
class Counting : public Test {
 public:
  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(*this); }
  bool tooMany() const { return tooMany_; }

 private:
  struct Worker : TestWorker {
    explicit Worker(Counting& of) : test(of) {}
    std::optional<TestResult> run(std::string_view, const Cancellation&) override {
      if (++test.running_ > 2) test.tooMany_ = true;
      std::this_thread::yield();
      --test.running_;
      return TestResult();
    }
    Counting& test;
  };

  std::atomic<int> running_ = 0;
  std::atomic<bool> tooMany_ = false;
};

TEST(LocalShare, RunsNoMoreTestsAtOnceThanThereAreTurns) {
  Counting counting;
  LocalTurns turns(2);
  LocalShare share(counting, turns);
  std::vector<std::jthread> runs;
  for (int i = 0; i < 8; ++i)
    runs.emplace_back([&] {
      const auto worker = share.makeWorker();
      for (int run = 0; run < 50; ++run) EXPECT_TRUE(worker->run("", Cancellation()));
    });
  runs.clear();
  EXPECT_FALSE(counting.tooMany());
  // All turns were given back.
  EXPECT_TRUE(turns.try_acquire());
  EXPECT_TRUE(turns.try_acquire());
  EXPECT_FALSE(turns.try_acquire());
}

}  // namespace
}  // namespace hone
