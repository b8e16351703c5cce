// Writes a shell script that runs a test without hone.
#pragma once

#include <optional>
#include <string>

#include "test/command.h"

namespace hone {

/// It expects the candidate under `command.candidateName`, the test's script and the `with` files in its own folder,
/// prints what the program prints and its exit status, and exits with 0 where the failure shows, else with 1. For
/// commands and scripts. `crashStatus`: the exit status that stands for the crash where the rule is `--same-crash`; a
/// script without it accepts any.
std::string reproduceScript(const CommandSpec& command, std::optional<int> crashStatus);

}  // namespace hone
