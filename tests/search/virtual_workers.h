// Workers whose tests take virtual time: any number of slots on one core, without sleeping. The clock only moves while
// the scheduler waits, so its own work takes no time.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "search/workers.h"

namespace hone::simulation {

class VirtualWorkers : public Workers {
 public:
  using Judge = std::function<Verdict(std::string_view)>;
  /// The seconds that a test of these bytes takes.
  using Cost = std::function<double(std::string_view)>;

  /// `clock` and the arguments outlive this.
  VirtualWorkers(size_t slots, const Judge& judge, const Cost& cost, double& clock)
      : slots_(slots), judge_(judge), cost_(cost), clock_(clock) {}

  size_t idle() const override { return slots_ - running_.size(); }
  size_t busy() const override { return running_.size(); }
  void expectCrash(const std::string&) override {}

  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                      std::optional<double>) override {
    auto cancellation = std::make_shared<Cancellation>();
    const double end = clock_ + cost_(candidate->bytes);
    running_.push_back({end, ++started_, std::move(candidate), hash, cancellation});
    nextEnd_ = std::min(nextEnd_, end);
    return cancellation;
  }

  std::optional<Outcome> poll() override {
    // A cancelled test frees its slot at once.
    const auto cancelled =
        std::ranges::find_if(running_, [](const Running& test) { return test.cancellation->cancelled(); });
    if (cancelled != running_.end()) return end(cancelled);
    if (nextEnd_ > clock_) return std::nullopt;
    const auto first = firstToEnd();
    if (first != running_.end() && first->end <= clock_) return end(first);
    nextEnd_ = first != running_.end() ? first->end : never;
    return std::nullopt;
  }

  Outcome collect() override {
    sleep(std::nullopt);
    return poll().value();
  }

  void sleep(std::optional<std::chrono::steady_clock::time_point>) override {
    assert(!running_.empty());
    clock_ = std::max(clock_, firstToEnd()->end);
  }
  void wake() override {}

 private:
  struct Running {
    double end;
    uint64_t number;
    std::shared_ptr<const Candidate> candidate;
    Hash128 hash;
    std::shared_ptr<Cancellation> cancellation;
  };
  using Tests = std::vector<Running>;

  Tests::iterator firstToEnd() {
    return std::ranges::min_element(running_, {}, [](const Running& test) { return std::pair(test.end, test.number); });
  }

  Outcome end(Tests::iterator test) {
    Outcome outcome{test->hash, std::nullopt, nullptr};
    if (test->end <= clock_ || !test->cancellation->cancelled()) {
      outcome.result = TestResult{};
      outcome.result->verdict = judge_(test->candidate->bytes);
      outcome.result->seconds = cost_(test->candidate->bytes);
    }
    *test = std::move(running_.back());
    running_.pop_back();
    return outcome;
  }

  const size_t slots_;
  const Judge& judge_;
  const Cost& cost_;
  double& clock_;
  static constexpr double never = std::numeric_limits<double>::infinity();
  double nextEnd_ = never;  ///< no test ends before
  uint64_t started_ = 0;
  Tests running_;
};

/// For schedulers on virtual workers: what makes no other ones.
class VirtualTest : public Test {
  std::unique_ptr<TestWorker> makeWorker() override { return nullptr; }
};

class VirtualWorkplace : public Workplace {
 public:
  VirtualWorkplace(VirtualWorkers::Judge judge, VirtualWorkers::Cost cost)
      : judge_(std::move(judge)), cost_(std::move(cost)) {}
  std::unique_ptr<Workers> workers(Test&, int jobs) override {
    return std::make_unique<VirtualWorkers>(static_cast<size_t>(jobs), judge_, cost_, clock_);
  }
  /// The seconds that have passed.
  double clock() const { return clock_; }

 private:
  const VirtualWorkers::Judge judge_;
  const VirtualWorkers::Cost cost_;
  double clock_ = 0;
};

}  // namespace hone::simulation
