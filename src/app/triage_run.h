// One call of `hone triage`, from files to files.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/outputs.h"
#include "app/run_options.h"
#include "app/triage_folder.h"
#include "findings/triage.h"

namespace hone {

struct TriageFiles {
  std::vector<std::string> findings;  ///< files, folders and patterns
  bool debugs = true;                 ///< find the stacks of crashes without one, if a debugger is installed
  std::filesystem::path baseline;     ///< the folder of an earlier triage; empty: that of the output, if there is one
};

struct TriageSummary {
  TriageIndex index;
  Stop stop = Stop::done;
  int signal = 0;  ///< the signal that interrupted the triage, or 0
  double wallSeconds = 0;
  std::filesystem::path output;
  std::shared_ptr<Outputs> outputs = std::make_shared<Outputs>();
};

/// Uses of `run`: output (a folder), language, command, callable, timeout, jobs, farm, maxSeconds, state, resume,
/// fresh, stats and what decides messages. Throws UserError.
TriageSummary runTriage(const RunOptions& run, const TriageFiles& files, TriageOptions options);

}  // namespace hone
