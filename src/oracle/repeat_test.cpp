#include "oracle/repeat_test.h"

#include <utility>

#include "oracle/failure_rate.h"

namespace hone {

namespace {

/// The runs on one candidate. Each starts afresh (TestWorker::startAfresh), since nobody could tell whether a flaky
/// test fails as often if it is forked.
class Runs {
 public:
  explicit Runs(const Repetition& repetition)
      : repetition_(repetition), byRate_(repetition.rate, errorOfCandidate), left_(repetition.times) {}

  /// True: the candidate fails. nullopt: it must run again.
  std::optional<bool> add(const TestResult& result) {
    const bool failed = result.verdict == Verdict::fail;
    if (repetition_.rule == Repetition::Rule::byRate) {
      byRate_.add(failed);
      return byRate_.decision();
    }
    const bool seeksFailure = repetition_.rule == Repetition::Rule::untilFailure;
    // Who waits for a failure doesn't wait for several time-outs.
    if (--left_ > 0 && failed != seeksFailure && !(seeksFailure && result.timedOut)) return std::nullopt;
    return failed;
  }

 private:
  const Repetition repetition_;
  RateTest byRate_;
  int left_;
};

class RepeatWorker : public TestWorker {
 public:
  RepeatWorker(std::unique_ptr<TestWorker> worker, const Repetition& repetition)
      : worker_(std::move(worker)), repetition_(repetition) {}

  void setTimeout(std::optional<double> seconds) override { worker_->setTimeout(seconds); }
  void expectCrash(const std::string& signature) override { worker_->expectCrash(signature); }
  void repeat(const Repetition& repetition) override { repetition_ = repetition; }

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    Runs runs(repetition_);
    std::optional<TestResult> failing, other;  // the last of each
    double seconds = 0;
    for (;;) {
      std::optional<TestResult> result = worker_->run(candidate, cancellation);
      if (!result) return std::nullopt;
      seconds += result->seconds;
      const bool inDoubt = result->doubt != Doubt::none;
      const std::optional<bool> fails = inDoubt ? std::nullopt : runs.add(*result);
      std::optional<TestResult>& last = result->verdict == Verdict::fail ? failing : other;
      last = std::move(result);
      if (!inDoubt && !fails) continue;
      TestResult& decisive = inDoubt ? *last : *fails ? *failing : *other;
      decisive.seconds = seconds;
      return std::move(decisive);
    }
  }

 private:
  std::unique_ptr<TestWorker> worker_;
  Repetition repetition_;
};

}  // namespace

std::unique_ptr<TestWorker> RepeatTest::makeWorker() {
  return std::make_unique<RepeatWorker>(test_.makeWorker(), repetition_);
}

}  // namespace hone
