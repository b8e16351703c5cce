// Tests all findings, to learn how each fails and how reliably, and sorts them by their signatures.
//
// Every finding is run twice. If the runs differ, the finding is flaky, and more runs measure its rate. If it fails now
// with one signature and now with another, two runs of any finding that failed with one of these say little, so it is
// run as often. The runs of a round are independent, so they keep all workers busy.
//
// The most frequent signature of such a finding is a matter of chance, unless it is much more frequent than all others
// together. Otherwise the first one by name counts, so that every triage of the same findings gives the same bugs.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "findings/bug.h"
#include "findings/expected_failure.h"
#include "findings/runs.h"

namespace hone {

/// The longest time limit of a run, in seconds, if the user has set none.
inline constexpr double longestSurveyRun = 10;

struct SurveyOptions {
  FailureKinds kinds = {};
  std::optional<double> timeout = std::nullopt;  ///< of a run, in seconds; nullopt: by the time of the first findings
  bool resume = false;                           ///< use the verdicts that an earlier survey has stored
  bool measured = false;                         ///< all findings are run as often as flaky ones
};

struct Survey {
  Stop stop = Stop::done;
  double timeoutSeconds = 0;
  std::vector<Sighting> sightings;  ///< by finding
  SearchStats search;
};

/// Called on the calling thread with the number of runs that have ended and the number that is known to be needed.
using SurveyProgress = std::function<void(uint64_t done, uint64_t needed)>;

/// Tests all findings; `progress` may be empty. Throws what tests throw.
Survey survey(const Findings& findings, Test& test, const SurveyOptions& options, Runs& runs,
              const SurveyProgress& progress);
/// Tests the findings `which` alone.
Survey survey(const Findings& findings, const std::vector<size_t>& which, Test& test, const SurveyOptions& options,
              Runs& runs, const SurveyProgress& progress);
/// Tests `more` findings, with the time limit of the survey, and adds what they show to it. A text that was tested
/// before isn't tested again.
void extend(Survey& survey, const Findings& findings, const std::vector<size_t>& more, Test& test,
            const SurveyOptions& options, Runs& runs, const SurveyProgress& progress);

/// Findings that fail alike.
struct Bucket {
  std::string signature;         ///< of the first of them
  std::string expectation = {};  ///< the same, to find others (oracle/crash_signature.h)
  std::vector<size_t> reliable;  ///< smallest first
  std::vector<size_t> flaky;     ///< the most reliable one first
};

/// Those of the findings `which` that fail, except copies, by their first signature. Messages that differ
/// only in words of the findings are the same, if they may quote them. Buckets are in the order of their first
/// findings. O(n log n), and O(n * buckets) messages that quote are compared.
std::vector<Bucket> bucketsOf(const Findings& findings, const std::vector<Sighting>& sightings,
                              const std::vector<size_t>& which, const FailureKinds& kinds);

}  // namespace hone
