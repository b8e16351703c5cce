// One run of `hone reduce`, from files to files.
#pragma once

#include "app/session.h"
#include "reduce/reduce.h"

namespace hone {

/// The size of the result after this many tests.
struct HistoryPoint {
  uint64_t tests;
  size_t bytes;
  size_t tokens;  ///< 0 if not counted
  double seconds;
  std::string_view pass;
};

/// The costs and gains of one uninterrupted stretch of a pass.
struct PassFigures {
  std::string_view name;
  uint64_t tests = 0;
  uint64_t successes = 0;
  uint64_t fail = 0, pass = 0, unresolved = 0;  ///< of `tests`
  double testSeconds = 0;
  int64_t removedBytes = 0;
};

struct ReduceSummary {
  RunSummary run;
  bool interesting = false;           ///< the input fails; false also if a limit came before its test
  std::string result;                 ///< the output's text, if the input is interesting
  bool minimal = false;               ///< 1-tree-minimality was proven
  std::vector<HistoryPoint> history;  ///< one point for each success
  std::vector<PassFigures> passes;    ///< in the order in which they ran
};

/// From the first test on, the output file always holds the smallest tested text. Throws UserError.
ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options);

}  // namespace hone
