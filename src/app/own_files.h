// The files that a run is made of: what it reads, and what its test is made of. Nothing that it writes may overwrite
// them (app/places.h).
#pragma once

#include <vector>

#include "app/run_options.h"

namespace hone {

/// The files that a run needs, with the options that name them. If the user has given a folder, these are the folder
/// and the files that were read, which may lie elsewhere.
std::vector<NamedPlace> neededFiles(const RunOptions& run);

}  // namespace hone
