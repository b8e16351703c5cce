// One run of `hone generalize`, from files to files.
#pragma once

#include "app/session.h"
#include "generalize/generalize.h"

namespace hone {

struct GeneralizeSummary {
  bool interesting = false;  ///< does the input fail at all? If not, only `run` is set.
  RunSummary run;
  GeneralizeResult result;
};

/// Writes the pattern to the output file, if one was found. Throws UserError.
GeneralizeSummary runGeneralize(const RunOptions& run, const GeneralizeOptions& options);

}  // namespace hone
