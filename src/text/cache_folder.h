// The folder for data that hone can make again.
#pragma once

#include <filesystem>
#include <string_view>

namespace hone {

/// $XDG_CACHE_HOME/hone, else ~/.cache/hone, else a folder in the temporary directory. Another user may have made that
/// one, so call `useOwnFolder` before you use it or a folder in it.
std::filesystem::path cacheFolder();

/// cacheFolder()/name; makes it if it doesn't exist. Throws UserError if another user can write to it; the message says
/// how to choose another folder.
std::filesystem::path ownCacheFolder(std::string_view name);

}  // namespace hone
