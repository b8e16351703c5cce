// The folder for data that hone can make again.
#pragma once

#include <filesystem>
#include <string_view>

namespace hone {

/// $XDG_CACHE_HOME/hone, else ~/.cache/hone, else one among the temporary folders, where another user may have been
/// first. So neither this one nor those in it may be used without `useOwnFolder`.
std::filesystem::path cacheFolder();

/// cacheFolder()/name, made where it isn't there. Throws UserError, which says how to choose another place, where it
/// isn't the user's alone.
std::filesystem::path ownCacheFolder(std::string_view name);

}  // namespace hone
