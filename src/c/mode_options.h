// The options of each mode, and those that all modes share.
#pragma once

#include "c/options.h"
#include "hone/hone.h"

namespace hone {

struct SharedOptions {
  RunSettings settings;
  std::string state;     ///< folder of stored verdicts; empty: none are stored
  std::string identity;  ///< of a callback, for stored verdicts
  bool resume = false, fresh = false;
};

SharedOptions takeSharedOptions(Options& options);
ReduceOptions takeReduceOptions(Options& options);
RepairOptions takeRepairOptions(Options& options);
GeneralizeOptions takeGeneralizeOptions(Options& options);
ExplainOptions takeExplainOptions(Options& options);

}  // namespace hone
