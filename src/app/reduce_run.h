// One run of `hone reduce`, from files to files.
#pragma once

#include "app/session.h"
#include "hone/mode_figures.h"
#include "reduce/reduce.h"

namespace hone {

struct ReduceSummary : ReductionFigures {
  RunSummary run;
  bool interesting = false;  ///< the input fails; false also if a limit came before its test
  std::string result;        ///< the output's text, if the input is interesting
};

/// From the first test on, the output file always holds the smallest tested text. Throws UserError.
ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options);

}  // namespace hone
