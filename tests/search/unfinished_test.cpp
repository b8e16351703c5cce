// Strategies that need several turns for a candidate, and strategies that are stopped while they look for one.
#include <thread>

#include "simulated_run.h"

namespace hone {
namespace {

using namespace simulation;

/// Another strategy that has to be asked several times for each candidate.
class Hesitant : public Strategy {
 public:
  explicit Hesitant(std::unique_ptr<Strategy> inner) : inner_(std::move(inner)) {}
  Hesitant(const Hesitant& other) : Strategy(other), inner_(other.inner_->clone()), turn_(other.turn_) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Hesitant>(*this); }
  std::optional<Candidate> propose() override {
    if (unfinished_ = ++turn_ % 4 != 0; unfinished_) return std::nullopt;
    return inner_->propose();
  }
  bool unfinished() const override { return unfinished_; }
  void learn(Verdict verdict) override { inner_->learn(verdict); }
  bool twoValued() const override { return inner_->twoValued(); }

 private:
  std::unique_ptr<Strategy> inner_;
  int turn_ = 0;
  bool unfinished_ = false;
};

TEST(Unfinished, ChangesNoCommit) {
  for (int jobs : kJobs) {
    for (uint64_t seed = 0; seed < 5; ++seed) {
      const Judge judge = randomJudge(0.4, 0.1, seed);
      Wanderer wanderer({.seed = seed, .steps = 60, .stock = 40});
      const auto wanted = askInTurn(wanderer, judge);
      SleepingTest test(judge, randomDuration(300, seed));
      Result result = runWith(jobs, test,
                              std::make_unique<Hesitant>(
                                  std::make_unique<Wanderer>(Wanderer::Plan{.seed = seed, .steps = 60, .stock = 40})));
      EXPECT_EQ(result.stop, Stop::done);
      EXPECT_EQ(result.log, wanted);
      expectNothingTwice(test, result.stats);
    }
  }
}

/// Looks for ever for its third candidate.
class Searching : public Strategy {
 public:
  explicit Searching(bool answers) : answers_(answers) {}

  void stopBy(StopToken stop) { stop_ = std::move(stop); }
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Searching>(*this); }
  std::optional<Candidate> propose() override {
    if (learned_ < 2) return Candidate{std::to_string(learned_), "search"};
    if (answers_) return std::nullopt;
    for (WorkMeter meter(stop_);;) meter.spend();
  }
  bool unfinished() const override { return answers_ && learned_ >= 2; }
  void learn(Verdict) override { ++learned_; }
  int learned() const { return learned_; }

 private:
  bool answers_;
  StopToken stop_;
  int learned_ = 0;
};

class Stopped : public testing::TestWithParam<bool> {};

TEST_P(Stopped, ByInterruptionInTheMiddleOfAProposal) {
  for (int jobs : kJobs) {
    SleepingTest test([](std::string_view) { return Verdict::pass; });
    Scheduler scheduler(test, jobs, {}, nullptr);
    auto searching = std::make_unique<Searching>(GetParam());
    searching->stopBy(scheduler.stopToken());
    std::unique_ptr<Strategy> strategy = std::move(searching);
    std::thread interrupter([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      scheduler.interrupt();
    });
    EXPECT_EQ(scheduler.run(strategy), Stop::interrupted);
    interrupter.join();
    ASSERT_TRUE(strategy) << "what it has found so far isn't lost";
    EXPECT_LE(dynamic_cast<Searching&>(*strategy).learned(), 2);
    EXPECT_EQ(test.running(), 0);
    EXPECT_EQ(scheduler.stopReason(), Stop::interrupted);
  }
}

TEST_P(Stopped, ByTheDeadlineInTheMiddleOfAProposal) {
  Limits limits;
  limits.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
  SleepingTest test([](std::string_view) { return Verdict::pass; });
  Scheduler scheduler(test, 2, limits, nullptr);
  auto searching = std::make_unique<Searching>(GetParam());
  searching->stopBy(scheduler.stopToken());
  std::unique_ptr<Strategy> strategy = std::move(searching);
  EXPECT_EQ(scheduler.run(strategy), Stop::maxTime);
  EXPECT_TRUE(strategy);
}

INSTANTIATE_TEST_SUITE_P(Search, Stopped, testing::Bool(),
                         [](const auto& tested) { return tested.param ? "BetweenTurns" : "InATurn"; });

}  // namespace
}  // namespace hone
