// The exit status of hone, and its messages about runs that a limit or a signal ended.
#pragma once

#include <cstdio>

#include "app/session.h"

namespace hone {

/// The documented exit statuses.
enum ExitStatus : int { exitDone = 0, exitNotInteresting = 1, exitUsage = 2, exitLimit = 3, exitDoubtful = 4 };

/// Whether there is an output file, by this run or an earlier one.
enum class Result : uint8_t { written, earlier, none };

/// 0 if the run was completed. Otherwise, after a message on standard error: 3 after a limit, or if the result did not
/// hold and an earlier one replaced it; 2 if no earlier result holds either; 128 + N after signal N.
int exitStatus(const RunSummary& run, Result result);

/// For a run without a result: `status`, or 2 after a message if another file couldn't be written.
int concluded(const RunSummary& run, int status);

/// The last word on what a run has written: makes it true that it is there. Says what had to be written again. False,
/// after a message, if that failed.
bool confirmed(Outputs& outputs);

/// Prints the findings of --dry-run. Returns 1 if a run would end at once, since the input hasn't the needed
/// verdict.
int showPlan(const RunSummary& run, std::optional<Verdict> needed);

/// What the test did with the input, for a message that this isn't what the mode needs: the end of a sentence, then
/// lines of details.
std::string firstCheckOf(const RunSummary& run);

/// For a run whose input did not fail: as `exitStatus` if a limit came first, else 1 after a message.
int notInteresting(const RunSummary& run, const std::filesystem::path& input);

/// The stream for the summary of a run: standard output, unless the result goes there.
std::FILE* summaryStream(const RunSummary& run);

}  // namespace hone
