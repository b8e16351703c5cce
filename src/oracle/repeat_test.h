// Flaky tests, `--repeat`: several runs on a candidate decide its verdict.
//
// A reduction runs thousands of tests and keeps the first failure it sees. So it is sure to meet a failure that occurs
// by chance once in a hundred runs, and from there on the search is lost. A pass by chance only costs an opportunity.
#pragma once

#include <memory>

#include "oracle/test.h"

namespace hone {

class RepeatTest : public Test {
 public:
  /// Until its workers are told otherwise, they repeat a run by `repetition`. The test must outlive this.
  RepeatTest(Test& test, const Repetition& repetition) : test_(test), repetition_(repetition) {}

  /// The worker's `run` stops as soon as the verdict is certain.
  std::unique_ptr<TestWorker> makeWorker() override;
  std::optional<double> timeout() const override { return test_.timeout(); }
  StartFigures startFigures() const override { return test_.startFigures(); }
  std::vector<std::string> takeNotes() override { return test_.takeNotes(); }

 private:
  Test& test_;
  const Repetition repetition_;
};

}  // namespace hone
