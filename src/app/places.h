// Which files a run reads and which it writes: a result must not take the place of what the run needs, nor of another
// result. Checked before the first test, when nothing is lost yet.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/run_options.h"

namespace hone {

/// Throws UserError where a file can't be written, or would overwrite one of the others. What is no regular file, as
/// /dev/null, a pipe or standard output, may be written to under several names.
void checkPlaces(const std::vector<NamedPlace>& read, const std::vector<NamedPlace>& written);

/// What the options of every mode name, with `output`, the run's own.
void checkPlaces(const RunOptions& run, const std::filesystem::path& output);

}  // namespace hone
