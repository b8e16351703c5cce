// The part of this machine that a run on a farm may use, if several runs use the farm at once.
//
// Each run has workers here, for the tests that the farm can't run. Together they run no more tests at once than this
// machine has cores, since tests on a crowded machine end at their time limits.
#pragma once

#include <memory>
#include <semaphore>

#include "oracle/test.h"

namespace hone {

using LocalTurns = std::counting_semaphore<>;

/// The same test, each of whose runs takes a turn.
class LocalShare : public Test {
 public:
  /// Both must outlive this.
  LocalShare(Test& test, LocalTurns& turns) : test_(test), turns_(turns) {}

  std::unique_ptr<TestWorker> makeWorker() override;
  std::optional<double> timeout() const override { return test_.timeout(); }

 private:
  Test& test_;
  LocalTurns& turns_;
};

}  // namespace hone
