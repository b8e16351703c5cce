// Folders from which hone reads code, verdicts and grammars, above all its cache: data that it can make again. No other
// user may write there, since hone trusts their content.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hone {

/// Makes the folder and its parents, writable by the user only, if it doesn't exist. Else checks that it is a folder
/// and no symbolic link, belongs to the user, and that nobody else may write to it. Call this before each use. Throws
/// UserError: "can't use PATH: REASON".
void useOwnFolder(const std::filesystem::path& folder);

/// $XDG_CACHE_HOME/hone, else ~/.cache/hone, else, also if there is no such home, a folder in the temporary directory.
/// Another user may have made that one, so call `useOwnFolder` before you use it or a folder in it.
std::filesystem::path cacheFolder();

/// A sentence for the user if the cache can't be in the home folder, because that doesn't exist; else empty.
std::string noteOnCacheFolder();

/// cacheFolder()/name; makes it if it doesn't exist. Throws UserError if another user can write to it; the message says
/// how to choose another folder.
std::filesystem::path ownCacheFolder(std::string_view name);

}  // namespace hone
