// A test that is a function of this program, for the C++ API and for tests of hone itself.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "oracle/test.h"

namespace hone {

/// Returns the verdict on a candidate. Called by as many threads at once as there are jobs. An exception ends the run.
using Callable = std::function<Verdict(std::string_view candidate)>;

/// It runs in this process, so no timeout or cancellation can end it, and its crash ends this process.
class CallableTest : public Test {
 public:
  explicit CallableTest(Callable callable) : callable_(std::make_shared<Callable>(std::move(callable))) {}

  std::unique_ptr<TestWorker> makeWorker() override;

 private:
  std::shared_ptr<const Callable> callable_;
};

}  // namespace hone
