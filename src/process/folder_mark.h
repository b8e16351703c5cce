// The mark of a folder that hone wrote: a hash of all that is in it, in an extended attribute of the folder itself. So
// a folder of anybody else is told from a result of hone, and so is a result that was changed since. The mark moves
// with the folder and is gone with it. Attributes of the folder itself don't count, since the next result gets them.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "text/hash.h"

namespace hone {

/// The extended attribute that holds the mark.
inline constexpr const char* folderMark = "user.hone.result";

/// `hashOfEntry` of all files, links and folders in a folder, by their paths from it.
using FolderContents = std::map<std::string, Hash128, std::less<>>;

/// Of what a user may change in an entry of a folder: kind, mode, owner, extended attributes, and `bytes`: the hash of
/// a file's bytes or a link's target.
Hash128 hashOfEntry(const std::string& path, Hash128 bytes);

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
