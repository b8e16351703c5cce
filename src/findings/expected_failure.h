// Looks for some failures of a program and not for its others: those with given signatures, or all.
//
// The test of a triage runs under --same-crash without an expected crash, so each result has its signature. One such
// test serves all bugs: for each, an ExpectedFailure decides afterwards which signatures count. So the workers of a
// farm need to know nothing of the bugs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/test.h"
#include "search/workers.h"

namespace hone {

/// The signature of a test that its time limit ended.
inline constexpr std::string_view timeoutSignature = "timeout";

/// The ends of a program that count as failures, beside crashes.
struct FailureKinds {
  bool exits = false;    ///< a failure status, without any report of a crash
  bool timeouts = true;  ///< the time limit
  /// Messages may quote the text (oracle/crash_signature.h). False if the user has chosen what the signatures are.
  bool quote = true;
};

struct ExpectedFailure {
  Test& test;
  FailureKinds kinds;
  double timeoutSeconds;  ///< of each run
  /// Expectations (oracle/crash_signature.h), with their places or without; empty: every failure counts.
  std::vector<std::string> failures = {};

  /// Is this crash of the text, with its place, one of those that are looked for?
  bool allows(std::string_view crash, std::string_view text) const;
  /// The result with `timeoutSignature` as `crash` after a time-out. Other failures than the expected ones are
  /// unresolved.
  TestResult judged(TestResult result, std::string_view text) const;
};

/// Where the test runs on which the expected failures are looked for.
class ExpectingWorkplace : public Workplace {
 public:
  /// `place`: where the test runs; null: on this machine. Both must outlive this.
  ExpectingWorkplace(const ExpectedFailure& expected, Workplace* place) : expected_(expected), place_(place) {}

  std::unique_ptr<Workers> workers(Test& test, int jobs) override;

 private:
  const ExpectedFailure& expected_;
  Workplace* const place_;
};

}  // namespace hone
