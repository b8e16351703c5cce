// Runs a program in place of hone: with its standard streams, directory and process group.
#pragma once

#include <string>
#include <vector>

namespace hone {

/// Runs the command, whose first word is a path, to its end, however that is. `environment`: each NAME=VALUE. Throws
/// UserError if it can't be started.
void runHere(std::vector<std::string> command, std::vector<std::string> environment);

}  // namespace hone
