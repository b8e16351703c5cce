// From one bucket, the findings that fail with one signature, to its bugs.
//
// The smallest reliable finding is reduced, with its own signature as the expected crash, and generalized to a pattern.
// If the signature tells the place of the failure, the other findings of the bucket are the same bug. If not
// ("SIGSEGV", "timeout"), each must show it: it is reduced too, but only until it matches the pattern of a bug of the
// bucket, which a few tests of a reduction mostly suffice for. What neither matches in the end nor has the same form
// (findings/likeness.h) is another bug with the same signature, and splits the bucket.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "findings/bug.h"
#include "findings/expected_failure.h"
#include "findings/finding.h"
#include "findings/runs.h"
#include "hone/hone.h"

namespace hone {

/// Which buckets may be split.
enum class Split : uint8_t {
  vague,   ///< those whose signature doesn't tell the place of the failure (namesPlace)
  always,  ///< all
  never,
};

struct InvestigationOptions {
  uint64_t budget = 2000;  ///< tests for the reduction and pattern of a bug, and as many to check a bucket's members
  Split split = Split::vague;
  ReduceOptions reduce;
  GeneralizeOptions generalize;
  /// The language of a finding; thread-safe.
  std::function<std::shared_ptr<Language>(const FoundText&)> language;
};

/// Findings with one signature.
struct Bucket {
  std::string signature;
  std::string plainSignature;    ///< if `signature` is that of a run below a debugger: that of the other runs
  std::vector<size_t> reliable;  ///< smallest first
  std::vector<size_t> flaky;     ///< the most reliable one first
};

/// What a triage tests: a program, and the same program below a debugger (test/debugger.h).
struct Subject {
  Test& test;
  Test* debugged;  ///< null: there is no debugger
  Test* placed;    ///< under VerdictRules::requireCrashPlace; null: there is none
  FailureKinds kinds;
  double timeoutSeconds = 0;  ///< of each test

  /// A debugger needs time to read the program's symbols.
  static constexpr double secondsOfDebugger = 20;

  /// The test that fails for these signatures only. `debugged`: they are those of runs below the debugger.
  ExpectedFailure expecting(std::vector<std::string> signatures, bool isDebugged) const {
    if (isDebugged) return {*debugged, kinds, timeoutSeconds + secondsOfDebugger, std::move(signatures)};
    return {test, kinds, timeoutSeconds, std::move(signatures)};
  }
};

/// Thread-safe.
class Investigator {
 public:
  /// All arguments must outlive this.
  Investigator(const Findings& findings, const Subject& subject, Runs& runs, const InvestigationOptions& options)
      : findings_(findings), subject_(subject), runs_(runs), options_(options) {}

  /// The bugs of the bucket. `known`: those with its signature that still fail. `jobs`: parallel tests. Sets `stop` if
  /// the run was cut short. Throws what tests throw.
  std::vector<Bug> bugsOf(const Bucket& bucket, std::vector<Bug> known, int jobs, Stop& stop) const;

  /// Where exactly the bug's text fails: a line of the program; empty if that can't be told.
  std::string placeOf(const Bug& bug) const;

  /// Reduces the bug's text further, where now a failure with the other signature will do as well. True if that ends in
  /// a text that fails with the other one.
  bool turnsInto(const std::string& signature, const Bug& bug, const std::shared_ptr<Language>& language, int jobs,
                 uint64_t& tests) const;

 private:
  class OneBucket;

  const Findings& findings_;
  const Subject& subject_;
  Runs& runs_;
  const InvestigationOptions& options_;
};

}  // namespace hone
