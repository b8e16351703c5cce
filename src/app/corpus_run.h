// One call of `hone triage --coverage`: from a fuzzer's corpus to a smaller one that reaches as much of the program.
#pragma once

#include <string>
#include <vector>

#include "app/run_options.h"
#include "reduce/reduce.h"
#include "search/scheduler.h"

namespace hone {

struct CorpusOptions {
  std::vector<std::string> files;  ///< files, folders and patterns
  uint64_t budget = 2000;          ///< tests to reduce a file
  ReduceOptions reduce;
};

struct CorpusSummary {
  size_t filesBefore = 0;
  uint64_t bytesBefore = 0;
  size_t places = 0;      ///< that the corpus reaches
  size_t unmeasured = 0;  ///< files whose run wrote no coverage or took too long, which are left out
  size_t filesAfter = 0;
  uint64_t bytesAfter = 0;
  uint64_t tests = 0;
  Stop stop = Stop::done;
  int signal = 0;
  double wallSeconds = 0;
};

/// Chooses the files (findings/covering.h) and reduces each as long as it reaches all that it reached. Writes them to
/// the folder `run.output`, first as they are. The result is the same for every number of jobs. Uses of `run`: output,
/// language, command, timeout, jobs, maxSeconds, state, resume, fresh, and what decides messages. Throws UserError.
CorpusSummary reduceCorpus(const RunOptions& run, const CorpusOptions& options);

}  // namespace hone
