// Writes a folder in which a shell script shows a failure without hone, and tries the script.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "process/run_program.h"
#include "test/command.h"

namespace hone {

/// Writes into the folder: the failing text or project and the files that the test needs, where reproduce.sh
/// (`reproduceScript`) expects them, that script, and as output.txt what it prints when it is run there. Returns
/// why it doesn't show the failure; empty if it does. `command`: one for which a shell script can be written.
/// `directory`: where the script runs. Throws UserError, and Cancelled.
std::string writeReproduction(const CommandSpec& command, std::string_view failing, const std::filesystem::path& folder,
                              const WorkDirectory& directory, const RunLimits& limits);

/// The same without running anything, so there is no output.txt. Throws UserError.
void writeReproductionUntried(const CommandSpec& command, std::string_view failing,
                              const std::filesystem::path& folder);

/// Throws UserError.
void copyInto(const std::filesystem::path& file, const std::filesystem::path& folder);

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
