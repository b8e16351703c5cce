#include "oracle/callable_test.h"

#include <utility>

#include "process/time_limit.h"

namespace hone {

namespace {

class CallableWorker : public TestWorker {
 public:
  explicit CallableWorker(std::shared_ptr<const Callable> callable) : callable_(std::move(callable)) {}

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    if (cancellation.cancelled()) return std::nullopt;
    Stopwatch watch;
    TestResult result;
    result.verdict = (*callable_)(candidate);
    result.seconds = watch.seconds();
    return result;
  }

 private:
  std::shared_ptr<const Callable> callable_;
};

}  // namespace

std::unique_ptr<TestWorker> CallableTest::makeWorker() { return std::make_unique<CallableWorker>(callable_); }

}  // namespace hone
