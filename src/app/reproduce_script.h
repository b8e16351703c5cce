// Writes a shell script that runs a test without hone.
#pragma once

#include <optional>
#include <string>

#include "test/command.h"

namespace hone {

/// For commands and scripts. The script expects in its folder the candidate as `command.candidateName`, the test's
/// script and the `with` files. It prints the program's output and exit status, and exits with 0 if the failure
/// shows, else with 1. `crashStatus`: under `--same-crash`, the exit status that means the crash; nullopt: any
/// failure.
std::string reproduceScript(const CommandSpec& command, std::optional<int> crashStatus);

}  // namespace hone
