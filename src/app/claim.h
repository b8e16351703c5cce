// `hone reduce --explain`: what `hone explain` learns of a result, in one sentence for the report.
#pragma once

#include <cstdint>
#include <string>

#include "app/run_options.h"
#include "app/run_summary.h"

namespace hone {

/// A maintainer reads a report soon, so a claim costs at most so many tests.
inline constexpr uint64_t mostTestsOfClaim = 500;

/// When texts like the failing one fail, with how far that held (`toClaim`). Empty if nothing is known that held. It
/// has what the reduction left of --max-time. A signal ends it, and is noted in the summary. Throws UserError, also if
/// the result is a folder or the reduction was cut short.
std::string claimAbout(const RunOptions& run, const std::string& failing, RunSummary& summary);

}  // namespace hone
