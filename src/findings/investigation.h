// From one bucket, the findings that fail with one signature, to its bugs.
//
// The smallest reliable finding is reduced, with its own signature as the expected crash, and generalized to a pattern.
// If the signature tells the place of the failure, and no stack tells another line, the other findings of the bucket
// are the same bug. If the signature is vague ("SIGSEGV", "timeout"), or a finding fails in another line of the same
// function, the finding must show the bug: it is reduced too, but only until it matches the pattern of a bug of the
// bucket, which a few tests of a reduction mostly suffice for. What neither matches in the end nor has the same form
// (`hasFormOf`) is another bug with the same signature, and splits the bucket. The line of the caller counts
// too, since a helper may fail for the faults of several callers. But a bug of the helper itself has several callers as
// well: the finding is another bug only if its reduced text leads to none that fails by the bug's caller.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "findings/bug.h"
#include "findings/expected_failure.h"
#include "findings/runs.h"
#include "findings/survey.h"
#include "hone/hone.h"
#include "hone/run.h"

namespace hone {

/// Which buckets may be split.
enum class Split : uint8_t {
  vague,   ///< those whose signature doesn't tell the place of the failure (namesPlace), or whose findings have several
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

/// What a triage tests.
struct Subject {
  Test& test;
  FailureKinds kinds;
  double timeoutSeconds = 0;  ///< of each test

  /// The test that meets one of these expectations only.
  ExpectedFailure expecting(std::vector<std::string> failures) const {
    return {test, kinds, timeoutSeconds, std::move(failures)};
  }
};

/// A text from which nothing more can go without another failure.
struct ReducedText {
  const std::string& text;
  std::string failure;
  std::shared_ptr<Language> language;
};

/// Thread-safe.
class Investigator {
 public:
  /// All arguments must outlive this.
  Investigator(const Findings& findings, const std::vector<Sighting>& sightings, const Subject& subject, Runs& runs,
               const InvestigationOptions& options)
      : findings_(findings), sightings_(sightings), subject_(subject), runs_(runs), options_(options) {}

  /// The bugs of the bucket. `known`: those with its signature that still fail. `jobs`: parallel tests. Sets `stop` if
  /// the run was cut short. Throws what tests throw.
  std::vector<Bug> bugsOf(const Bucket& bucket, std::vector<Bug> known, int jobs, Stop& stop) const;

  /// Reduces the text further, where now one of the other failures will do as well. True if that ends in a text that
  /// fails as one of these. Adds to `tests`, at most `maxTests`.
  bool turnsInto(const ReducedText& reduced, const std::vector<std::string>& others, int jobs, uint64_t maxTests,
                 uint64_t& tests) const;

  /// Does a part of the text alone fail in one of these ways? Adds to `tests`, at most `maxTests`.
  bool hasPartThatFails(const ReducedText& reduced, const std::vector<std::string>& failures, int jobs,
                        uint64_t maxTests, uint64_t& tests) const;

 private:
  class OneBucket;

  std::optional<std::string> textOf(size_t finding) const { return hone::textOf(findings_, sightings_, finding); }

  const Findings& findings_;
  const std::vector<Sighting>& sightings_;
  const Subject& subject_;
  Runs& runs_;
  const InvestigationOptions& options_;
};

}  // namespace hone
