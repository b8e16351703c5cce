// What goes with a bug report: `--bundle DIR` or `--bundle FILE.tar`.
//
//   NAME            the failing text, under the input's name
//   reproduce.sh    shows the failure; it was run once, from a copy of the bundle, and did
//   TEST, FILES     the script of --test, and the files of --with
//   output.txt      the output of that run
//   versions.txt    versions of hone, of the system and of the tested program
//   README.md       how to use the bundle
//   RESULTS         further files that the mode has written, such as a pattern
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/run_options.h"

namespace hone {

/// Before the run. Throws UserError where the test is none that a shell can run, or the place is taken.
void checkBundle(const RunOptions& run);

struct BundleContents {
  std::string failing;                              ///< a text that is known to fail
  std::string about;                                ///< what README.md says of it behind its name
  std::vector<std::filesystem::path> results = {};  ///< of the mode
};

/// Throws UserError where reproduce.sh doesn't show the failure; then there is no bundle.
void writeBundle(const RunOptions& run, const BundleContents& contents);

}  // namespace hone
