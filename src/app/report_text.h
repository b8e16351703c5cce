// `--report FILE.md`: a reduced failure as the text of an issue, with the headings that the program's developers ask
// for where hone knows them. Nothing is sent anywhere.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"
#include "app/run_summary.h"

namespace hone {

/// How another version of the program ended on the result (`--bisect`).
struct TriedVersion {
  std::string command;
  std::string version;  ///< what it says of itself; may be empty
  std::string outcome;  ///< "fails the same", "fails otherwise: ...", "passes", "can't be run"
  bool fails = false;   ///< as the result does
};

/// Runs each of the commands in the place of the test's program, on the failing text, once.
std::vector<TriedVersion> tryVersions(const RunOptions& run, std::string_view failing,
                                      const std::vector<std::string>& commands);

/// A line for each, and which one is the first that fails.
std::string bisectionText(const std::vector<TriedVersion>& tried);

/// What else a report says, if it is known.
struct KnownOfFailure {
  std::vector<TriedVersion> tried;
  std::string claim;  ///< when it fails
};

/// Writes the report. Runs the test and `PROGRAM --version` once more. An error is only noted in the summary.
void writeReportText(const RunOptions& run, std::string_view failing, const KnownOfFailure& known, RunSummary& summary);

// `hone reduce --explain`: what `hone explain` learns of a result, in one sentence for the report.

/// A maintainer reads a report soon, so a claim costs at most so many tests.
inline constexpr uint64_t mostTestsOfClaim = 500;

/// When texts like the failing one fail, with how far that held (`toClaim`). Empty if nothing is known that held. It
/// has what the reduction left of --max-time. A signal ends it, and is noted in the summary. Throws UserError, also if
/// the result is a folder or the reduction was cut short.
std::string claimAbout(const RunOptions& run, const std::string& failing, RunSummary& summary);

}  // namespace hone
