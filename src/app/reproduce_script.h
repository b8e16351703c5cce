// Writes a shell script that runs a test without hone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "test/command.h"

namespace hone {

/// In the folder of a script: what holds a project's folder and what lies beside it.
constexpr std::string_view projectFiles = "files";

/// The arguments of a command or script, each after a blank. `candidates`: the candidate, or each of its files, as
/// expressions of the shell.
std::string argumentWords(const CommandSpec& command, const std::vector<std::string>& candidates);

/// For commands and scripts. The script expects in its folder the candidate as `command.candidateName` (a project and
/// what lies beside it in `projectFiles`), the test's script and the `with` files. It prints the program's output and
/// exit status, and exits with 0 if the failure shows, else with 1. `files`: of a project whose test gets each of its
/// files, their paths in it. `crashStatus`: under `--same-crash`, the exit status that means the crash; nullopt: any
/// failure.
std::string reproduceScript(const CommandSpec& command, std::optional<int> crashStatus,
                            const std::vector<std::string>& files = {});

}  // namespace hone
