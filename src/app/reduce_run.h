// One run of `hone reduce`, from files to files.
#pragma once

#include "app/run_options.h"
#include "reduce/reduce.h"
#include "search/scheduler.h"

namespace hone {

/// The size of the result after so many tests.
struct HistoryPoint {
  uint64_t tests;
  size_t bytes;
};

/// What one stretch of a pass has cost and gained.
struct PassFigures {
  std::string_view name;
  uint64_t tests = 0;
  uint64_t successes = 0;
  int64_t removedBytes = 0;
};

struct ReduceSummary {
  bool interesting = false;  ///< does the input fail at all? If not, nothing else is set.
  Stop stop = Stop::done;
  int signal = 0;  ///< that interrupted the run
  std::filesystem::path output;
  std::string language;
  size_t inputBytes = 0, outputBytes = 0;
  size_t inputTokens = 0, outputTokens = 0;
  SearchStats search;
  std::vector<HistoryPoint> history;  ///< a point for each success
  std::vector<PassFigures> passes;    ///< in the order in which they ran
  int jobs = 0;
  double startupSeconds = 0;  ///< start to first test
  double wallSeconds = 0;
  uint64_t peakRssBytes = 0;
};

/// The output file holds the smallest verified text at every moment from the first test on. Throws UserError.
ReduceSummary runReduce(const RunOptions& run, const ReduceOptions& reduce);

/// The summary as `--stats` has it.
std::string toJson(const ReduceSummary& summary);

}  // namespace hone
