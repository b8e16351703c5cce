// The command line: subcommands and their options, turned into calls of app/.
#pragma once

namespace hone {

/// Exit statuses as users meet them.
enum ExitStatus : int { exitDone = 0, exitNotInteresting = 1, exitUsage = 2, exitLimit = 3 };

/// Runs the command; every error of the user ends here as one line on standard error.
int runCommandLine(int argc, char** argv);

}  // namespace hone
