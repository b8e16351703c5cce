// Where the files of a test are in a folder with a reproduce.sh.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/command.h"

namespace hone {

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

}  // namespace hone
