// The exit status of hone, and its messages about runs that were cut short.
#pragma once

#include "app/session.h"

namespace hone {

/// Exit statuses as users meet them.
enum ExitStatus : int { exitDone = 0, exitNotInteresting = 1, exitUsage = 2, exitLimit = 3 };

/// Does the output file hold anything?
enum class Result : uint8_t { written, none };

/// 0, or after a message on standard error 3 for a limit and for a result that did not hold and had to give way to an
/// earlier one, 2 where no earlier one holds either, and 128 + N for a signal N.
int exitStatus(const RunSummary& run, Result result);

/// The same for a run that had no result. `status`, or where something else couldn't be written, 2 after a message.
int concluded(const RunSummary& run, int status);

/// Prints what --dry-run has found. 1 where the run would end at once, since the input has not the verdict that it
/// needs.
int showPlan(const RunSummary& run, std::optional<Verdict> needed);

/// What the test did with the input, for a message that says it wasn't what the mode needs: the end of a sentence, and
/// lines of details.
std::string firstCheckOf(const RunSummary& run);

/// For a run whose input was not seen to fail: as above where it was cut short before, else 1 after a message.
int notInteresting(const RunSummary& run, const std::filesystem::path& input);

}  // namespace hone
