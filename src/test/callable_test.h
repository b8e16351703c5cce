// A test that is a function of this program, for the C++ API and for tests of hone itself.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "test/test.h"

namespace hone {

/// Says whether a candidate fails. Called by as many threads at once as there are jobs. What it throws ends the run.
using Callable = std::function<Verdict(std::string_view candidate)>;

/// It runs in this process: it can't be cut off by a timeout or a cancellation, and its crash is ours.
class CallableTest : public Test {
 public:
  explicit CallableTest(Callable callable) : callable_(std::make_shared<Callable>(std::move(callable))) {}

  std::unique_ptr<TestWorker> makeWorker() override;

 private:
  std::shared_ptr<const Callable> callable_;
};

}  // namespace hone
