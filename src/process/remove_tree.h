// Removes whatever a test left behind, even read-only folders and folders nested deeper than a path can name.
#pragma once

#include <span>
#include <string>

namespace hone {

/// Removes every entry of the open directory but those named in `keep`. What the system doesn't let go (a mount
/// point, an immutable file) stays; nothing is thrown for it. About 2 us where there is nothing to remove.
void sweepDirectory(int directory, std::span<const std::string> keep);

/// Removes one entry of the open directory, with all that is in it.
void removeEntry(int directory, const std::string& name);

/// Removes the directory with all that is in it. Nothing happens where it doesn't exist.
void removeTree(const std::string& directory);

}  // namespace hone
