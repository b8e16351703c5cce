// Candidates whose verdicts the next proposals don't need are tested side by side, and what depends on their verdicts
// comes after them.
#include <gmock/gmock.h>

#include "simulated_run.h"
#include "virtual_workers.h"

namespace hone {
namespace {

using namespace simulation;

/// Asks in rounds; each round depends on all verdicts of the one before. In some of them the last candidate is left out
/// without a test, so that the one before it, which is independent, has no other one of its round behind it.
class InRounds : public Strategy {
 public:
  InRounds(uint64_t seed, int rounds, size_t width) : seed_(seed), rounds_(rounds), width_(width) {}
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<InRounds>(*this); }

  std::optional<Candidate> propose() override {
    if (learned_.size() == width_ || (isShort() && learned_.size() + 1 == width_)) {
      for (const Verdict verdict : learned_) seed_ = mix(seed_ + static_cast<uint64_t>(verdict));
      learned_.clear();
      --rounds_;
    }
    if (rounds_ == 0) return std::nullopt;
    return Candidate{std::to_string(mix(seed_ ^ learned_.size()) % 5000), "rounds", 0, std::nullopt,
                     learned_.size() + 1};
  }
  void learn(Verdict verdict) override { learned_.push_back(seen(verdict)); }
  bool independent() const override { return learned_.size() + 1 < width_; }
  bool amend(size_t ago, Verdict verdict) override {
    if (ago > learned_.size()) return false;
    learned_[learned_.size() - ago] = seen(verdict);
    return true;
  }

 private:
  bool isShort() const { return seed_ % 3 == 0; }
  static Verdict seen(Verdict verdict) { return verdict == Verdict::fail ? Verdict::fail : Verdict::pass; }

  uint64_t seed_;
  int rounds_;
  const size_t width_;
  std::vector<Verdict> learned_;  ///< of the present round
};

TEST(IndependentCandidates, AreCommittedAsBySequentialSearch) {
  for (const uint64_t seed : {1, 2})
    for (const size_t width : {2, 5, 20}) {
      const Judge judge = randomJudge(0.3, 0.1, seed);
      InRounds alone(seed, 12, width);
      const auto expected = askInTurn(alone, judge);
      for (const int jobs : kJobs) {
        SleepingTest test(judge, randomDuration(900, seed));
        const Result result = runWith(jobs, test, std::make_unique<InRounds>(seed, 12, width));
        EXPECT_EQ(result.log, expected) << seed << " " << width << " " << jobs;
        expectNothingTwice(test, result.stats);
      }
      VirtualTest none;
      for (const int slots : {1, 16, 64}) {
        VirtualWorkplace workplace(judge, [&](std::string_view bytes) { return 0.5 + chance(bytes, seed); });
        Log log;
        Scheduler scheduler(none, slots, {}, &log, &workplace);
        std::unique_ptr<Strategy> strategy = std::make_unique<InRounds>(seed, 12, width);
        scheduler.run(strategy);
        for (Log::Entry& entry : log.entries) entry.seconds = entry.cached ? 0 : 0.5;
        EXPECT_EQ(log.entries, expected) << seed << " " << width << " " << slots;
      }
    }
}

TEST(IndependentCandidates, OfARoundAreTestedAtOnce) {
  constexpr size_t width = 20;
  constexpr int rounds = 10;
  VirtualTest none;
  VirtualWorkplace workplace(randomJudge(0.5, 0, 1), [](std::string_view) { return 1; });
  Scheduler scheduler(none, width, {}, nullptr, &workplace);
  std::unique_ptr<Strategy> strategy = std::make_unique<InRounds>(1, rounds, width);
  scheduler.run(strategy);
  // No guess is needed within a round, and none of the next one can be right but by chance.
  EXPECT_LE(workplace.clock(), 2 * rounds);
}

}  // namespace
}  // namespace hone
