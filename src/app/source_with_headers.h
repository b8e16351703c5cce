// A source and the headers of its project as a folder, for a failure that the preprocessed source doesn't show.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "log/failing_command.h"

namespace hone {

struct SourceFolder {
  std::filesystem::path folder;
  std::vector<std::string> argv;  ///< with "@@" for the folder
};

/// Copies the source and these headers into a new folder in `scratch`, as they lie to each
/// other. `alone`: the command on the source. nullopt if there are no headers.
std::optional<SourceFolder> sourceWithHeaders(const FailingCommand& failing, const std::vector<std::string>& alone,
                                              const std::vector<std::string>& headers,
                                              const std::filesystem::path& scratch);

}  // namespace hone
