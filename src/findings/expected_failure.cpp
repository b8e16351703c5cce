#include "findings/expected_failure.h"

#include <algorithm>
#include <unordered_map>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

class ExpectingWorkers : public Workers {
 public:
  ExpectingWorkers(const ExpectedFailure& expected, std::unique_ptr<Workers> workers)
      : expected_(expected), workers_(std::move(workers)) {}

  size_t idle() const override { return workers_->idle(); }
  size_t busy() const override { return workers_->busy(); }
  /// The expected crashes are known already.
  void expectCrash(const std::string& /*signature*/) override {}
  void repeat(const Repetition& repetition) override { workers_->repeat(repetition); }
  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                      std::optional<double> timeoutSeconds) override {
    std::shared_ptr<Cancellation> cancellation = workers_->start(candidate, hash, timeoutSeconds);
    texts_.emplace(hash, std::move(candidate));
    return cancellation;
  }
  std::optional<Outcome> poll() override {
    std::optional<Outcome> outcome = workers_->poll();
    if (outcome) outcome = judged(*std::move(outcome));
    return outcome;
  }
  Outcome collect() override { return judged(workers_->collect()); }
  void sleep(std::optional<std::chrono::steady_clock::time_point> deadline) override { workers_->sleep(deadline); }
  void settle(const std::function<bool()>& ended) override { workers_->settle(ended); }
  void wake() override { workers_->wake(); }

 private:
  Outcome judged(Outcome outcome) {
    const auto tested = texts_.extract(texts_.find(outcome.hash));
    if (outcome.result) outcome.result = expected_.judged(*std::move(outcome.result), tested.mapped()->bytes);
    return outcome;
  }

  const ExpectedFailure& expected_;
  const std::unique_ptr<Workers> workers_;
  std::unordered_multimap<Hash128, std::shared_ptr<const Candidate>> texts_;  ///< of the tests that run
};

bool isFailure(const TestResult& result, const FailureKinds& kinds) {
  if (result.timedOut) return kinds.timeouts;
  return result.verdict == Verdict::fail && (kinds.exits || isCrash(result.crash));
}

}  // namespace

bool ExpectedFailure::allows(std::string_view crash, std::string_view text) const {
  return failures.empty() ||
         std::ranges::any_of(failures, [&](const std::string& failure) { return meets(failure, crash, text); });
}

TestResult ExpectedFailure::judged(TestResult result, std::string_view text) const {
  if (result.timedOut) result.crash = timeoutSignature;
  const bool counts = isFailure(result, kinds);
  if (counts && allows(result.crash, text))
    result.verdict = Verdict::fail;
  else if (result.verdict == Verdict::fail)
    result.verdict = counts ? Verdict::unresolved : Verdict::pass;
  return result;
}

std::unique_ptr<Workers> ExpectingWorkplace::workers(Test& test, int jobs) {
  std::unique_ptr<Workers> workers = place_ != nullptr ? place_->workers(test, jobs) : workersOfThisMachine(test, jobs);
  return std::make_unique<ExpectingWorkers>(expected_, std::move(workers));
}

}  // namespace hone
