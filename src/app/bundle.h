// What goes with a bug report: `--bundle DIR` or `--bundle FILE.tar`.
//
//   NAME            the result, under the input's name
//   reproduce.sh    shows the failure; it was run once, from a copy of the bundle, and did
//   TEST, FILES     the script of --test, and the files of --with
//   output.txt      what that run has printed
//   versions.txt    of hone, the system and the tested program
//   README.md       what is what
#pragma once

#include "app/session.h"

namespace hone {

/// Before the run. Throws UserError where the test is none that a shell can run, or the place is taken.
void checkBundle(const RunOptions& run);

/// Of the text in the output file, which is known to fail. Throws UserError where reproduce.sh doesn't show the
/// failure; then there is no bundle.
void writeBundle(const RunOptions& run, const RunSummary& summary);

}  // namespace hone
