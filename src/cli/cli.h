// The command line: subcommands and their options, turned into calls of app/.
#pragma once

namespace hone {

/// Runs the command and returns the exit status. Reports every error of the user in one line on standard error.
int runCommandLine(int argc, char** argv);

}  // namespace hone
