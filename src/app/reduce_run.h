// One run of `hone reduce`, from files to files.
#pragma once

#include "app/command_input.h"
#include "app/session.h"
#include "hone/hone.h"

namespace hone {

struct ReduceSummary {
  RunSummary run;
  Reduction result;
  std::optional<LeftCommand> command;  ///< if that was reduced, too, and the input fails
  bool isEarlier = false;  ///< the output is what it was before the run, which was cut short and found nothing smaller
};

/// From the first test on, the output file always holds the smallest tested text. Throws UserError.
ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options);

}  // namespace hone
