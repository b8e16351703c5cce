// Tells where another file system or folder is mounted. What is there belongs to somebody else, so hone never removes
// or changes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace hone {

/// Identifies the mount that the entry of the directory belongs to: two bind mounts of one folder differ, too. 0 if
/// that can't be told, as of a file system whose server has died. An empty name: the directory itself. Follows no link.
uint64_t mountOf(int directory, const std::string& name);

/// True if something is mounted on the entry of the open directory, or if that can't be told.
bool isMountPoint(int directory, const std::string& name);

/// The same for a path.
bool isMountPoint(const std::string& path);

/// The first place in the folder on which something is mounted, if any. Enters no mount.
std::optional<std::string> mountBelow(const std::string& folder);

/// Unmounts what was mounted last on the path; its contents stay where they are. False if this user may not do that.
bool unmount(const std::string& path);

/// Unmounts all that is mounted on the path. False if something stays.
bool unmountAll(const std::string& path);

}  // namespace hone
