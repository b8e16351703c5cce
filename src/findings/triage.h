// Triage: many findings become few bugs.
//
//   hone::Runs runs({.jobs = 4});
//   hone::Triage found = hone::triage(findings, test, options, runs);
//   for (const hone::Bug& bug : found.bugs) print(bug.signatures.front(), bug.reduced, bug.members.size());
//
// The test runs under --same-crash, so that each failure has a signature, and best with the exact place of the failure
// (VerdictRules::requireCrashPlace). The result is the same for every number of jobs, and after a kill.
#pragma once

#include <string_view>
#include <vector>

#include "findings/bug.h"
#include "findings/investigation.h"
#include "findings/runs.h"
#include "findings/survey.h"

namespace hone {

struct TriageOptions {
  SurveyOptions survey;
  InvestigationOptions investigation;
  bool trustTest = false;  ///< don't ask whether the test is at fault
  std::vector<KnownBug>
      known;  ///< of an earlier triage; their texts come behind all findings, then `KnownBug::earlier`
};

/// Observes a triage. Thread-safe: several bugs are worked on at once.
class TriageObserver {
 public:
  virtual ~TriageObserver() = default;
  /// The survey goes on: runs of findings that have ended, and those that are needed as far as is known.
  virtual void surveyed(uint64_t /*done*/, uint64_t /*needed*/) {}
  virtual void bucketsFound(const Survey& /*survey*/, size_t /*buckets*/) {}
  /// What the tests show may be the test's own fault. Asks the user this question; true: it is as it should be.
  virtual bool isMeant(std::string_view /*question*/) { return false; }
  /// A bucket is done.
  virtual void investigated(const Bucket& /*bucket*/, const std::vector<Bug>& /*bugs*/) {}
};

/// If it was cut short, `bugs` and `survey` hold what is known: bugs that aren't finished, or of findings whose tests
/// have ended.
struct Triage {
  Stop stop = Stop::done;
  Survey survey;
  std::vector<Bug> bugs;      ///< known ones first, in their order, also without findings; then by their first finding
  std::vector<size_t> fixed;  ///< known bugs, by number: neither their texts nor their findings show them any more
  uint64_t tests = 0;         ///< of survey, reductions and patterns
};

/// `observer` may be null. Throws what tests throw, and UserError if the test may be at fault.
Triage triage(const Findings& findings, Test& test, const TriageOptions& options, Runs& runs,
              TriageObserver* observer = nullptr);

}  // namespace hone
