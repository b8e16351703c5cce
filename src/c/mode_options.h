// The options that all modes of the C interface share, and those of each mode.
#pragma once

#include "c/options.h"
#include "options/options.h"

namespace hone {

struct SharedOptions {
  RunSettings settings;
  std::string state;     ///< folder of stored verdicts; empty: none are stored
  std::string identity;  ///< of a callback, for stored verdicts
  bool resume = false, fresh = false;
};

SharedOptions takeSharedOptions(Options& options);

/// The mode's own options, by the table.
template <typename ModeOptions>
ModeOptions takeOptions(Options& options) {
  ModeOptions taken;
  describe(taken, options);
  return taken;
}
/// With the corpus, which is texts here and files for the program.
template <>
ExplainOptions takeOptions<ExplainOptions>(Options& options);

}  // namespace hone
