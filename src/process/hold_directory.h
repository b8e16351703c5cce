// A folder that is in use, for `sweepStale`.
#pragma once

#include <string>

namespace hone {

/// Marks the directory as in use until the process ends.
void holdDirectory(const std::string& directory);

}  // namespace hone
