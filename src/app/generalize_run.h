// One run of `hone generalize`, from files to files.
#pragma once

#include "app/session.h"
#include "hone/hone.h"

namespace hone {

struct GeneralizeSummary {
  RunSummary run;
  Generalization result;
  bool isEarlier = false;  ///< the run was cut short, and the output keeps the tested pattern of an earlier one
};

/// The default name of the output.
std::filesystem::path patternName(const std::filesystem::path& input);

/// Writes the pattern to the output file, if one was found. Throws UserError.
GeneralizeSummary runGeneralize(const RunOptions& run, const GeneralizeOptions& options);

}  // namespace hone
