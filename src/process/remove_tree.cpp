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
#include <string_view>
#include <utility>
#include <vector>

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

class Sweep {
 public:
  explicit Sweep(int top) : top_(top) {}

  void remove(const std::string& name) {
    if (unlinkat(top_, name.c_str(), 0) == 0 || errno != EISDIR) return;
    waiting_.push_back(name);
    while (!waiting_.empty()) {
      std::string folder = std::move(waiting_.back());
      waiting_.pop_back();
      empty(folder);
      unlinkat(top_, folder.c_str(), AT_REMOVEDIR);
    }
  }

 private:
  void empty(const std::string& name) {
    fchmodat(top_, name.c_str(), S_IRWXU, 0);
    FileDescriptor folder(openat(top_, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!folder) return;
    for (const std::string& entry : entries(folder.get())) {
      if (unlinkat(folder.get(), entry.c_str(), 0) == -1 && errno == EISDIR) moveUp(folder.get(), entry);
    }
  }

  void moveUp(int folder, const std::string& name) {
    // To move a folder, it must be writable itself.
    fchmodat(folder, name.c_str(), S_IRWXU, 0);
    std::string newName;
    int moved;
    do {
      newName = ".hone-removing-" + std::to_string(next_++);
      moved = renameat(folder, name.c_str(), top_, newName.c_str());
    } while (moved == -1 && (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR));
    if (moved == 0) waiting_.push_back(std::move(newName));
  }

  int top_;
  std::vector<std::string> waiting_;
  unsigned next_ = 0;
};

}  // namespace

void sweepDirectory(int directory, std::span<const std::string> keep) {
  Sweep sweep(directory);
  for (const std::string& name : entries(directory)) {
    if (std::find(keep.begin(), keep.end(), name) == keep.end()) sweep.remove(name);
  }
}

void removeEntry(int directory, const std::string& name) { Sweep(directory).remove(name); }

void removeTree(const std::string& directory) {
  chmod(directory.c_str(), S_IRWXU);
  FileDescriptor top(open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (top) sweepDirectory(top.get(), {});
  rmdir(directory.c_str());
}

}  // namespace hone
