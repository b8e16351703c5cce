// The command line: subcommands and their options, turned into calls of app/.
#pragma once

namespace hone {

/// Runs the command; every error of the user ends here as one line on standard error.
int runCommandLine(int argc, char** argv);

}  // namespace hone
