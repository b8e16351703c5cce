#include "process/mount.h"

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <cerrno>
#include <filesystem>

namespace hone {

uint64_t mountOf(int directory, const std::string& name) {
  struct statx state;
  // A file system whose server doesn't answer must not keep hone waiting.
  constexpr int flags = AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT | AT_STATX_DONT_SYNC;
  if (statx(directory, name.c_str(), flags, STATX_MNT_ID, &state) == -1) return 0;
  // Before Linux 5.8, the kernel tells only the device.
  return (state.stx_mask & STATX_MNT_ID) != 0 ? state.stx_mnt_id : makedev(state.stx_dev_major, state.stx_dev_minor);
}

bool isMountPoint(int directory, const std::string& name) { return mountOf(directory, name) != mountOf(directory, ""); }

bool isMountPoint(const std::string& path) {
  // The folder around it may be given by a link.
  return mountOf(AT_FDCWD, path) != mountOf(AT_FDCWD, std::filesystem::path(path).parent_path() / ".");
}

std::optional<std::string> mountBelow(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  const uint64_t own = mountOf(AT_FDCWD, folder);
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
    if (mountOf(AT_FDCWD, entry->path()) != own) return entry->path();
  return std::nullopt;
}

bool unmount(const std::string& path) { return umount2(path.c_str(), MNT_DETACH | UMOUNT_NOFOLLOW) == 0; }

bool unmountAll(const std::string& path) {
  for (;;) {
    struct stat state;
    if (lstat(path.c_str(), &state) == -1 && errno == ENOENT) return true;
    if (!isMountPoint(path)) return true;
    if (!unmount(path)) return false;
  }
}

}  // namespace hone
