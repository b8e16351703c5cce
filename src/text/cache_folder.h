// The folder for data that hone can make again.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hone {

/// $XDG_CACHE_HOME/hone, else ~/.cache/hone, else, also if there is no such home, a folder in the temporary directory.
/// Another user may have made that one, so call `useOwnFolder` before you use it or a folder in it.
std::filesystem::path cacheFolder();

/// A sentence for the user if the cache can't be in the home folder, because that doesn't exist; else empty.
std::string noteOnCacheFolder();

/// cacheFolder()/name; makes it if it doesn't exist. Throws UserError if another user can write to it; the message says
/// how to choose another folder.
std::filesystem::path ownCacheFolder(std::string_view name);

}  // namespace hone
