// Writes the shell commands that run a test on a file without hone, in a folder like the one that hone makes.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "oracle/command.h"

namespace hone {

/// One command per line. `input`: the file to test. Relative paths are resolved against the current directory.
std::vector<std::string> byHand(const CommandSpec& spec, const std::filesystem::path& input);

}  // namespace hone
