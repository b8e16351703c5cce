// A recursion over folders would need a descriptor or a longer path for each level, and a test can nest folders until
// either runs out. So only folders directly below the top are opened: a folder inside one of them is first moved to the
// top and removed later. This costs one rename per folder and two descriptors, whatever the depth.
#include "process/remove_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <utility>

#include "process/mount.h"
#include "text/file_descriptor.h"

namespace hone {

namespace {

/// Uses no further descriptor, since none may be left.
std::vector<std::string> entries(int directory) {
  std::vector<std::string> names;
  alignas(dirent64) std::array<char, 1 << 15> buffer;
  lseek(directory, 0, SEEK_SET);
  for (ssize_t size; (size = getdents64(directory, buffer.data(), buffer.size())) > 0;) {
    for (ssize_t at = 0; at < size;) {
      const auto* entry = reinterpret_cast<const dirent64*>(buffer.data() + at);
      at += entry->d_reclen;
      const std::string_view name = entry->d_name;
      if (name != "." && name != "..") names.emplace_back(name);
    }
  }
  return names;
}

constexpr const char* mounted = "something is mounted there";

/// Whether unlink failed as it does for a folder, or for a file that something is mounted on.
bool mayBeMountPoint(int error) { return error == EISDIR || error == EBUSY; }

class Sweep {
 public:
  Sweep(int top, std::string path) : top_(top), path_(std::move(path)) {}

  void remove(const std::string& name) {
    if (!isFolder(top_, name, path_)) return;
    waiting_.push_back(name);
    while (!waiting_.empty()) {
      const std::string folder = std::move(waiting_.back());
      waiting_.pop_back();
      const bool entered = empty(folder);
      if (unlinkat(top_, folder.c_str(), AT_REMOVEDIR) == -1 && errno != ENOENT && !(entered && errno == ENOTEMPTY))
        stays(path_, folder, std::strerror(errno));
    }
  }

  std::vector<Staying> staying() { return std::move(staying_); }

 private:
  /// Removes the entry, or returns true if it is a folder, to be emptied first. `path`: that of the directory.
  bool isFolder(int directory, const std::string& name, const std::string& path) {
    if (unlinkat(directory, name.c_str(), 0) == 0 || errno == ENOENT) return false;
    if (!mayBeMountPoint(errno)) return stays(path, name, std::strerror(errno));
    while (isMountPoint(directory, name))
      if (!unmount(path + "/" + name)) return stays(path, name, mounted);
    if (unlinkat(directory, name.c_str(), 0) == 0 || errno == ENOENT) return false;
    return errno == EISDIR || stays(path, name, std::strerror(errno));
  }

  /// False if it can't be opened.
  bool empty(const std::string& name) {
    fchmodat(top_, name.c_str(), S_IRWXU, 0);
    FileDescriptor folder(openat(top_, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!folder) return false;
    const std::string path = path_ + "/" + name;
    for (const std::string& entry : entries(folder.get()))
      if (isFolder(folder.get(), entry, path)) moveUp(folder.get(), entry, path);
    return true;
  }

  void moveUp(int folder, const std::string& name, const std::string& path) {
    // To move a folder, it must be writable itself.
    fchmodat(folder, name.c_str(), S_IRWXU, 0);
    std::string newName;
    int moved;
    do {
      newName = ".hone-removing-" + std::to_string(next_++);
      moved = renameat(folder, name.c_str(), top_, newName.c_str());
    } while (moved == -1 && (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR));
    if (moved == 0)
      waiting_.push_back(std::move(newName));
    else
      stays(path, name, std::strerror(errno));
  }

  /// Returns false.
  bool stays(const std::string& path, const std::string& name, const char* reason) {
    staying_.push_back({path + "/" + name, reason});
    return false;
  }

  int top_;
  std::string path_;
  std::vector<std::string> waiting_;
  std::vector<Staying> staying_;
  unsigned next_ = 0;
};

}  // namespace

std::vector<Staying> sweepDirectory(int directory, const std::string& path, std::span<const std::string> keep) {
  Sweep sweep(directory, path);
  for (const std::string& name : entries(directory)) {
    if (std::find(keep.begin(), keep.end(), name) == keep.end()) sweep.remove(name);
  }
  return sweep.staying();
}

std::vector<Staying> removeTree(const std::string& path) {
  if (unlink(path.c_str()) == 0 || errno == ENOENT || errno == ENOTDIR) return {};
  if (!mayBeMountPoint(errno)) return {{path, std::strerror(errno)}};
  if (!unmountAll(path)) return {{path, mounted}};
  if (unlink(path.c_str()) == 0) return {};
  if (errno != EISDIR) return {{path, std::strerror(errno)}};
  return removeFolder(path);
}

std::vector<Staying> removeFolder(const std::string& path) {
  chmod(path.c_str(), S_IRWXU);
  std::vector<Staying> staying;
  if (const FileDescriptor top(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)); top)
    staying = sweepDirectory(top.get(), path, {});
  if (rmdir(path.c_str()) == -1 && errno != ENOENT && staying.empty()) staying.push_back({path, std::strerror(errno)});
  return staying;
}

}  // namespace hone
