// Verdicts that predict later ones change how long a search takes, and nothing else. On virtual time.
#include <gtest/gtest.h>

#include "simulation.h"
#include "virtual_workers.h"

namespace hone {
namespace {

using namespace simulation;

/// Removes one number after the other; says what it asks only if it is `open`.
class OneByOne : public Strategy {
 public:
  OneByOne(int size, bool open) : open_(open) {
    for (int i = 0; i < size; ++i) left_.push_back(i);
  }
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<OneByOne>(*this); }
  std::optional<Candidate> propose() override {
    if (at_ == left_.size()) return std::nullopt;
    std::vector<int> tried = left_;
    tried.erase(tried.begin() + static_cast<ptrdiff_t>(at_));
    return Candidate{SetMinimizer::toBytes(tried), "one", 0, open_ ? static_cast<uint64_t>(left_[at_]) + 1 : 0};
  }
  void learn(Verdict verdict) override {
    if (verdict == Verdict::fail)
      left_.erase(left_.begin() + static_cast<ptrdiff_t>(at_));
    else
      ++at_;
  }

 private:
  bool open_;
  std::vector<int> left_;
  size_t at_ = 0;
};

constexpr int size = 200;

/// One number in ten can be removed; one in ten of these only while the next such one is there.
Verdict judge(std::string_view bytes) {
  std::vector<bool> kept(size);
  for (size_t at = 0; at < bytes.size(); at = bytes.find(' ', at) + 1)
    kept[static_cast<size_t>(std::atoi(bytes.data() + at))] = true;
  for (size_t i = 0; i < size; ++i) {
    if (kept[i]) continue;
    if (i % 10 != 3) return Verdict::pass;
    if (i % 100 == 3 && !kept[i + 10]) return Verdict::pass;
  }
  return Verdict::fail;
}

struct Searched {
  std::vector<Log::Entry> commits;
  double seconds;
};

/// `spread`: of the times that tests take.
Searched search(bool open, int slots, double spread) {
  VirtualTest none;
  VirtualWorkplace workplace(judge, [spread](std::string_view bytes) { return 1 + spread * (chance(bytes, 1) - 0.5); });
  Log log;
  Scheduler scheduler(none, slots, {}, &log, &workplace);
  std::unique_ptr<Strategy> strategy = std::make_unique<OneByOne>(size, open);
  scheduler.run(strategy);
  return {std::move(log.entries), workplace.clock()};
}

TEST(InformedGuesses, ChangeNoCommit) {
  const Searched alone = search(false, 1, 1);
  EXPECT_EQ(alone.commits.size(), static_cast<size_t>(size));
  for (const int slots : {1, 2, 32})
    for (const bool open : {false, true}) EXPECT_EQ(search(open, slots, 1).commits, alone.commits) << slots;
}

TEST(InformedGuesses, SaveTimeWhereThereAreManySlots) {
  EXPECT_LT(1.3 * search(true, 64, 0).seconds, search(false, 64, 0).seconds);
  EXPECT_LT(1.1 * search(true, 64, 1).seconds, search(false, 64, 1).seconds);
}

}  // namespace
}  // namespace hone
