// The mark of a folder that hone wrote: a hash of all files in it, in an extended attribute of the folder itself. So a
// folder of anybody else is told from a result of hone, and so is a result that was changed since. The mark moves with
// the folder and is gone with it.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "text/hash.h"

namespace hone {

/// The extended attribute that holds the mark.
inline constexpr const char* folderMark = "user.hone.result";

/// The hashes of files' bytes, and of links' targets, by their paths from the folder.
using FolderContents = std::map<std::string, Hash128, std::less<>>;

/// The key of a link in FolderContents, since no file has the same.
std::string keyOfLink(const std::string& path);

/// False where the file system has no extended attributes.
bool markFolder(const std::string& folder, const FolderContents& contents);

enum class FolderMark : uint8_t {
  none,
  broken,  ///< the folder was changed after it was marked
  intact,
};

/// Reads all files of a folder that is marked. Follows no link.
FolderMark markOf(const std::string& folder);

}  // namespace hone
