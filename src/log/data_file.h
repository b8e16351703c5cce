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
/// the lines say was running. O(lines * files below the folder).
std::vector<std::filesystem::path> dataFilesIn(const FailureLines& failure, const std::filesystem::path& folder,
                                               const LogFiles& files);

/// The files that a line names: of the lines that name any of `files`, the nearest one. Empty if there is none.
/// `folder`: a line's paths are from it.
std::vector<std::filesystem::path> namedNearest(const FailureLines& failure,
                                                const std::vector<std::filesystem::path>& files,
                                                const std::filesystem::path& folder);

/// True for a folder of code that was installed for the project, which is no input: node_modules, site-packages.
bool isOfInstalled(const std::filesystem::path& folder);

/// By its name.
bool isCode(const std::filesystem::path& file);

/// False for code, settings and what a build makes, by its name.
bool isData(const std::filesystem::path& file);

}  // namespace hone
