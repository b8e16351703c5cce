#include "test/repeat_test.h"

#include <utility>

namespace hone {

namespace {

class RepeatWorker : public TestWorker {
 public:
  RepeatWorker(std::unique_ptr<TestWorker> worker, int times) : worker_(std::move(worker)), times_(times) {}

  void setTimeout(std::optional<double> seconds) override { worker_->setTimeout(seconds); }
  void expectCrash(const std::string& signature) override { worker_->expectCrash(signature); }

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    double seconds = 0;
    for (int left = times_;; --left) {
      std::optional<TestResult> result = worker_->run(candidate, cancellation);
      if (!result) return std::nullopt;
      seconds += result->seconds;
      if (left > 1 && result->verdict == Verdict::fail && result->doubt == Doubt::none) continue;
      result->seconds = seconds;
      return result;
    }
  }

 private:
  std::unique_ptr<TestWorker> worker_;
  int times_;
};

}  // namespace

std::unique_ptr<TestWorker> RepeatTest::makeWorker() {
  return std::make_unique<RepeatWorker>(test_.makeWorker(), times_);
}

}  // namespace hone
