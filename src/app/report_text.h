// `--report FILE.md`: a reduced failure as the text of an issue, with the headings that the program's developers ask
// for where hone knows them. Nothing is sent anywhere.
#pragma once

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
  std::string claim;  ///< when it fails (app/claim.h)
};

/// Writes the report. Runs the test and `PROGRAM --version` once more. An error is only noted in the summary.
void writeReportText(const RunOptions& run, std::string_view failing, const KnownOfFailure& known, RunSummary& summary);

}  // namespace hone
