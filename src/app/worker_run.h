// `hone worker`: a worker of a farm, until a signal ends it.
#pragma once

#include <filesystem>
#include <string>

namespace hone {

struct WorkerRunOptions {
  std::string server = "localhost:4730";
  std::filesystem::path key;
  int slots = 0;                  ///< 0: all cores
  std::filesystem::path allow;    ///< see WorkerTerms (farm/joined_runs.h)
  std::string sandbox = "bwrap";  ///< or "none"
  bool network = false;           ///< tests in the sandbox may use the network
  bool allowRoot = false;
  bool quiet = false;
};

/// Throws UserError if the worker can't begin.
void runWorker(const WorkerRunOptions& options);

}  // namespace hone
