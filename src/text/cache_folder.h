// Where hone keeps what it can make again.
#pragma once

#include <filesystem>

namespace hone {

/// $XDG_CACHE_HOME/hone, else ~/.cache/hone, else a folder of the user's among the temporary ones. Not made.
std::filesystem::path cacheFolder();

}  // namespace hone
