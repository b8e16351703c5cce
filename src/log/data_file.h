// Which file a command read that names none: a test runner's, a script's, a build's.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "log/tools.h"

namespace hone {

/// What a log says around a failure.
struct FailureLines {
  const std::vector<std::string>& lines;
  size_t begin, message, end;  ///< what the command wrote, and in it the line of the failure
};

/// The files below `folder` that the failure may be about, the likeliest first; few, or none. Only data: no code and no
/// settings. First those that the lines name, since runners and scripts say what they are at; the nearest line counts,
/// above before below, and lines that say that something is well don't. Then those that are named in the code which
/// the lines say was running. O(lines + files below the folder).
std::vector<std::filesystem::path> dataFilesIn(const FailureLines& failure, const std::filesystem::path& folder,
                                               const LogFiles& files);

/// Those of `files` that the nearest line names which names any. Empty if none does.
std::vector<std::filesystem::path> namedNearest(const FailureLines& failure,
                                                const std::vector<std::filesystem::path>& files);

/// False for code, settings and what a build makes, by its name.
bool isData(const std::filesystem::path& file);

}  // namespace hone
