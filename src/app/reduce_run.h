// One run of `hone reduce`, from files to files.
#pragma once

#include "app/session.h"
#include "reduce/reduce.h"

namespace hone {

/// The size of the result after so many tests.
struct HistoryPoint {
  uint64_t tests;
  size_t bytes;
  size_t tokens;  ///< 0 where not counted
  double seconds;
  std::string_view pass;
};

/// What one stretch of a pass has cost and gained.
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
  bool interesting = false;           ///< does the input fail at all? False too where a limit came before its test.
  std::string result;                 ///< the output's text, where the input is interesting
  bool minimal = false;               ///< 1-tree-minimality was proven
  std::vector<HistoryPoint> history;  ///< a point for each success
  std::vector<PassFigures> passes;    ///< in the order in which they ran
};

/// The output file holds the smallest verified text at every moment from the first test on. Throws UserError.
ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& options);

}  // namespace hone
