// Checks the files that a run reads and writes: a result must not overwrite a file that the run needs, nor another
// result. This happens before the first test, when nothing is lost yet.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/output_locks.h"
#include "app/run_options.h"

namespace hone {

/// Throws UserError if a file can't be written, or would overwrite one of the others. Anything but a regular file
/// (/dev/null, a pipe, standard output) may be given several times.
void checkPlaces(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written);

/// The same for the files that the options of every mode name; `output`: the run's output. Locks those that it writes,
/// unless the run is dry.
void checkPlaces(const RunOptions& run, const std::filesystem::path& output, OutputLocks& locks);

/// The path is the folder or in it; both absolute and normal. O(path).
bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

/// The folder for further files: that of the output, or the current one if the output is a stream.
std::filesystem::path besideOutput(const std::filesystem::path& output);

}  // namespace hone
