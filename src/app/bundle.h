// Writes the files for a bug report: `--bundle DIR` or `--bundle FILE.tar`.
//
//   NAME            the failing text, under the input's name; files/NAME is the folder of a project
//   reproduce.sh    shows the failure; it was run once, from a copy of the bundle, and did
//   TEST, FILES     the script of --test, and the files of --with
//   output.txt      the output of that run
//   versions.txt    versions of hone, of the system and of the tested program
//   README.md       how to use the bundle
//   RESULTS         further files that the mode has written, such as a pattern
//
// A file of the user's whose name is taken lies in a folder: input/, test/, with/, results/ (app/reproduction.h).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/run_options.h"
#include "app/run_summary.h"

namespace hone {

/// Call this before the run. `results`: files of the mode that go into the bundle. Throws UserError if a shell can't
/// run the test, or the bundle would overwrite something. Under --resume it may overwrite the bundle of the interrupted
/// run.
void checkBundle(const RunOptions& run, const std::vector<std::filesystem::path>& results = {});

struct BundleContents {
  std::string failing;                              ///< a text that is known to fail
  std::string about;                                ///< the rest of README.md's sentence about it, after its name
  std::vector<std::filesystem::path> results = {};  ///< files of the mode
};

/// Writes no bundle if reproduce.sh doesn't show the failure, if it can't be written, or if a signal comes first. Then
/// the summary says so.
void writeBundle(const RunOptions& run, const BundleContents& contents, RunSummary& summary);

}  // namespace hone
