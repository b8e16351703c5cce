// Removes files and folders, even read-only ones and folders nested deeper than a path can name.
#pragma once

#include <span>
#include <string>

namespace hone {

/// Removes every entry of the open directory but those named in `keep`. An entry that the system refuses to remove (a
/// mount point, an immutable file) stays, without an error. About 2 us if there is nothing to remove.
void sweepDirectory(int directory, std::span<const std::string> keep);

/// Removes one entry of the open directory, with its contents.
void removeEntry(int directory, const std::string& name);

/// Removes the directory with its contents. Does nothing if it doesn't exist.
void removeTree(const std::string& directory);

}  // namespace hone
