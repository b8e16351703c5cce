#include "findings/expected_failure.h"

#include <algorithm>

#include "test/crash_signature.h"

namespace hone {
namespace {

class ExpectingWorker : public TestWorker {
 public:
  ExpectingWorker(std::unique_ptr<TestWorker> worker, const FailureKinds& kinds, std::vector<std::string> signatures)
      : worker_(std::move(worker)), kinds_(kinds), signatures_(std::move(signatures)) {}

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    std::optional<TestResult> result = worker_->run(candidate, cancellation);
    if (!result) return result;
    if (result->timedOut) result->crash = timeoutSignature;
    const bool counts = isFailure(*result);
    if (counts && isExpected(result->crash))
      result->verdict = Verdict::fail;
    else if (result->verdict == Verdict::fail)
      result->verdict = counts ? Verdict::unresolved : Verdict::pass;
    return result;
  }

  void setTimeout(std::optional<double> seconds) override { worker_->setTimeout(seconds); }

 private:
  bool isFailure(const TestResult& result) const {
    if (result.timedOut) return kinds_.timeouts;
    return result.verdict == Verdict::fail && (kinds_.exits || isCrash(result.crash));
  }
  bool isExpected(const std::string& signature) const {
    return signatures_.empty() || std::ranges::find(signatures_, signature) != signatures_.end();
  }

  std::unique_ptr<TestWorker> worker_;
  const FailureKinds kinds_;
  const std::vector<std::string> signatures_;
};

}  // namespace

std::unique_ptr<TestWorker> ExpectedFailure::makeWorker() {
  auto worker = std::make_unique<ExpectingWorker>(test_.makeWorker(), kinds_, signatures_);
  if (timeout_) worker->setTimeout(timeout_);
  return worker;
}

}  // namespace hone
