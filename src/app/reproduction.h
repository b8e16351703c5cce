// Writes a folder in which a shell script shows a failure without hone, and tries the script.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/command.h"
#include "process/program.h"

namespace hone {

// Where the files of a test are in a folder with a reproduce.sh.

/// The folder in a bundle that holds a project's folder and what lies beside it.
constexpr std::string_view projectFiles = "files";

/// Paths from the folder. Each file has one of its own.
struct BundlePlaces {
  std::string candidate;             ///< of a project: its folder
  std::string script;                ///< of --test; else empty
  std::vector<std::string> with;     ///< as in `CommandSpec::with`
  std::vector<std::string> results;  ///< as given to `bundlePlaces`

  /// The files themselves; of a project without those in `projectFiles`.
  std::set<std::string> files(const CommandSpec& command) const;
};

/// A file stands under its own name if that is free, or else in a folder that says what it is, as in input/output.txt.
/// `own`: names that hone gives to files of its own. `results`: further files.
BundlePlaces bundlePlaces(const CommandSpec& command, const std::set<std::string>& own,
                          const std::vector<std::filesystem::path>& results = {});

/// What a first call of a script has shown of a failure that has to be the same one.
struct KnownFailure {
  std::optional<int> status;   ///< under --same-crash, the exit status that means the crash; nullopt: any failure
  std::string signature = {};  ///< under --signature, what its expression matches; empty: anything
};

/// Writes into the folder: the failing text or project and the files that the test needs, at their `places`, the script
/// reproduce.sh (`reproduceScript`), and as output.txt what it prints when it is run there. Returns why it doesn't
/// show the failure; empty if it does. `signature`: of a text that fails in several ways, the one that should be shown,
/// after a few tries at most. `command`: one for which a shell script can be written. `directory`: where the
/// script runs. Throws UserError, and Cancelled.
std::string writeReproduction(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                              const std::filesystem::path& folder, const WorkDirectory& directory,
                              const RunLimits& limits, const std::string& signature = {});

/// The same without running anything, so there is no output.txt. Throws UserError.
void writeReproductionUntried(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                              const std::filesystem::path& folder);

/// Makes the folders around `copy`. Throws UserError.
void copyFile(const std::filesystem::path& file, const std::filesystem::path& copy);

/// The arguments of a command or script, each after a blank. `candidates`: the candidate, or each of its files, as
/// expressions of the shell.
std::string argumentWords(const CommandSpec& command, const std::vector<std::string>& candidates);

/// Serves commands and scripts. The script expects the files at their `places` from its folder. It prints the program's
/// output and exit status, and exits with 0 if the failure shows, else with 1. `files`: of a project whose test gets
/// each of its files, their paths in it.
std::string reproduceScript(const CommandSpec& command, const BundlePlaces& places, const KnownFailure& known,
                            const std::vector<std::string>& files = {});

}  // namespace hone
