// Tests all findings, to learn how each fails and how reliably, and sorts them by their signatures.
//
// Every finding is run twice. If the runs differ, the finding is flaky, and more runs measure its rate. The runs of a
// round are independent, so they keep all workers busy.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "findings/expected_failure.h"
#include "findings/finding.h"
#include "findings/runs.h"

namespace hone {

/// Of a run, in seconds, without a time limit by the user.
inline constexpr double longestSurveyRun = 10;

struct SurveyOptions {
  FailureKinds kinds = {};
  std::optional<double> timeout = std::nullopt;  ///< of a run, in seconds; nullopt: by the time of the first findings
  bool resume = false;                           ///< use the verdicts that an earlier survey has stored
};

struct Survey {
  Stop stop = Stop::done;
  double timeoutSeconds = 0;
  std::vector<Sighting> sightings;  ///< by finding
  SearchStats search;
};

/// `progress` gets the number of runs that have ended and the number that is known to be needed, on the calling thread.
/// Throws what tests throw.
Survey survey(const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs,
              const std::function<void(uint64_t done, uint64_t needed)>& progress);

/// Findings with one signature.
struct Bucket {
  std::string signature;
  std::vector<size_t> reliable;  ///< smallest first
  std::vector<size_t> flaky;     ///< the most reliable one first
};

/// Those of the first `count` findings that fail, except copies, by their most frequent signature. Buckets are in the
/// order of their first findings. O(n log n).
std::vector<Bucket> bucketsOf(const Findings& findings, const std::vector<Sighting>& sightings, size_t count);

}  // namespace hone
