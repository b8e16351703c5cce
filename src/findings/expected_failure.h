// A test that looks for some failures of a program and not for its others: those with given signatures, or all.
//
// The test of a triage runs under --same-crash without an expected crash, so each result has its signature. One such
// test serves all bugs; for each, an ExpectedFailure decides which signatures count.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "test/test.h"

namespace hone {

/// The signature of a test that its time limit ended.
inline constexpr std::string_view timeoutSignature = "timeout";

/// The ends of a program that count as failures, beside crashes.
struct FailureKinds {
  bool exits = false;    ///< a failure status, without any report of a crash
  bool timeouts = true;  ///< the time limit
};

class ExpectedFailure : public Test {
 public:
  /// If `signatures` is empty, every failure counts. `timeout`: of each run, in seconds. The test must outlive this.
  ExpectedFailure(Test& test, const FailureKinds& kinds, std::optional<double> timeout,
                  std::vector<std::string> signatures = {})
      : test_(test), kinds_(kinds), timeout_(timeout), signatures_(std::move(signatures)) {}

  /// The worker's results have `timeoutSignature` as `crash` after a time-out. Other failures than the expected ones
  /// are unresolved.
  std::unique_ptr<TestWorker> makeWorker() override;
  std::optional<double> timeout() const override { return timeout_; }

 private:
  Test& test_;
  const FailureKinds kinds_;
  const std::optional<double> timeout_;
  const std::vector<std::string> signatures_;
};

}  // namespace hone
