// Tells whether a file or folder has been touched since hone left it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>

#include "text/hash.h"

namespace hone {

/// What the system tells of an entry of a folder, except when it was last read.
struct FileState {
  uint64_t mount = 0;  ///< process/mount.h
  uint64_t inode = 0;
  uint64_t size = 0;
  uint32_t mode = 0;
  uint32_t links = 0;
  uid_t user = 0;
  gid_t group = 0;
  int64_t modified = 0, changed = 0;  ///< in nanoseconds
  friend bool operator==(const FileState&, const FileState&) = default;
};

/// Follows no link. nullopt if there is nothing.
std::optional<FileState> stateOf(const std::string& path);

/// Gives it a time in the past that a program would hardly set by chance. So any change is visible, even within one
/// tick of the file system's clock. Follows no link.
void markTime(const std::string& path);

/// True if the folder's file system shows in a file's times that a program has changed it by a shared mapping. That of
/// /dev/shm doesn't; there, only a file's contents tell whether it was touched.
bool timesShowMappedWrites(const std::string& folder);

/// The hash of a file's bytes; nullopt if it can't be read. Follows no link.
std::optional<Hash128> hashOfFile(const std::string& path);

}  // namespace hone
