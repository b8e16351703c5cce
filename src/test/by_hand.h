// The shell commands that run a test on a file without hone, in a folder like the one that hone makes.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "test/command.h"

namespace hone {

/// Commands, one a line. `input` is the file to try; the current directory is taken for relative paths.
std::vector<std::string> byHand(const CommandSpec& spec, const std::filesystem::path& input);

}  // namespace hone
