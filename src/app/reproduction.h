// Writes a folder in which a shell script shows a failure, and tries the script.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "process/run_program.h"
#include "test/command.h"

namespace hone {

/// Writes into the folder: the failing text or project and the files that the test needs, where reproduce.sh
/// (app/reproduce_script.h) expects them, that script, and as output.txt what it prints when it is run there. Returns
/// why it doesn't show the failure; empty if it does. `command`: one for which a shell script can be written.
/// `directory`: where the script runs. Throws UserError, and Cancelled.
std::string writeReproduction(const CommandSpec& command, std::string_view failing, const std::filesystem::path& folder,
                              const WorkDirectory& directory, const RunLimits& limits);

/// The same without running anything, so there is no output.txt. Throws UserError.
void writeReproductionUntried(const CommandSpec& command, std::string_view failing,
                              const std::filesystem::path& folder);

/// Throws UserError.
void copyInto(const std::filesystem::path& file, const std::filesystem::path& folder);

}  // namespace hone
