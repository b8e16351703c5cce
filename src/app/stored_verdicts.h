// Where a run stores the verdicts of its test for later runs.
#pragma once

#include <string>

#include "app/run_options.h"
#include "hone/run.h"

namespace hone {

/// The folder of --state, or one in the user's cache, from which old files are removed. Throws UserError if that can't
/// be used.
Memory verdictMemory(const RunOptions& options, const std::string& identity);

/// Discards what runs of the test have stored. Errors are ignored.
void discardVerdicts(const RunOptions& options, const std::string& identity);

/// A sentence for the user about a folder that isn't where it should be; else empty.
std::string noteOnMemory(const RunOptions& options);

/// True if the user has asked for stored verdicts. Otherwise a run can do without them.
bool mustStoreVerdicts(const RunOptions& options);

}  // namespace hone
