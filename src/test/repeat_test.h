// Flaky tests, `--repeat K`: a candidate fails only if all of K runs fail.
//
// A reduction runs thousands of tests and keeps the first failure it sees. So it is sure to meet a failure that occurs
// by chance once in a hundred runs, and from there on the search is lost. A pass by chance only costs an opportunity.
#pragma once

#include <memory>

#include "test/test.h"

namespace hone {

class RepeatTest : public Test {
 public:
  /// `times` >= 1. The test must outlive this.
  RepeatTest(Test& test, int times) : test_(test), times_(times) {}

  /// The worker's `run` stops at the first verdict that isn't `fail` and returns it.
  std::unique_ptr<TestWorker> makeWorker() override;
  std::optional<double> timeout() const override { return test_.timeout(); }

 private:
  Test& test_;
  int times_;
};

}  // namespace hone
