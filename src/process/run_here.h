// Runs a program in place of hone: with its standard streams, directory and process group.
#pragma once

#include <string>
#include <vector>

namespace hone {

/// Runs the command, whose first word is a path, to its end. `environment`: each NAME=VALUE. Returns the status as a
/// shell reports it: the exit status, or 128 + the signal number. Throws UserError if it can't be started.
int runHere(std::vector<std::string> command, std::vector<std::string> environment);

}  // namespace hone
