// Removes files and folders, even read-only ones and folders nested deeper than a path can name.
//
// What is mounted in a folder is unmounted if this user may do that. Otherwise it stays, and nothing in it is removed
// or changed (process/mount.h).
#pragma once

#include <span>
#include <string>
#include <vector>

namespace hone {

/// An entry that couldn't be removed.
struct Staying {
  std::string path;
  std::string reason;
};

/// Removes every entry of the open directory but those named in `keep`. Returns what stays: a mount point, an immutable
/// file, what another user owns. `path`: that of the directory. About 2 us if there is nothing to remove.
std::vector<Staying> sweepDirectory(int directory, const std::string& path, std::span<const std::string> keep);

/// Removes what is at the path, a folder with its contents. Returns what stays. Does nothing if it doesn't exist.
std::vector<Staying> removeTree(const std::string& path);

/// The same for a folder that may be a mount point itself, as in a sandbox; it stays then.
std::vector<Staying> removeFolder(const std::string& path);

}  // namespace hone
