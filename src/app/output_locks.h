// One run at a time writes to a place.
//
// The lock lies where the output does: it is one of the kernel's, on the folder around the output. So it leaves no
// file, ends with the process however that ends, needs no folder of hone's own, and binds all runs on this machine,
// whoever started them, in whatever container, and by whatever path they name the place.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "text/file_descriptor.h"

namespace hone {

/// The locks of one run. The destructor releases them.
class OutputLocks {
 public:
  /// Locks a place for a file or folder, which may exist or not. Throws UserError, which names the other process, if
  /// another run has the place, a folder around it, or one in it. Without effect on streams, and where the file system
  /// knows no locks. `option` chose the place, `remedy` chooses another one.
  void take(const std::filesystem::path& output, std::string_view option, std::string_view remedy);

  /// Where a locked place, or one in a locked folder, was when the run took it: absolute and without links. nullopt if
  /// it has no lock.
  std::optional<std::filesystem::path> settled(const std::filesystem::path& output) const;

 private:
  /// A folder around a place.
  struct View {
    std::filesystem::path path;
    FileDescriptor opened;  ///< none if this run has locks on it
    int folder;
    std::filesystem::path name;  ///< of the place, seen from there
  };
  struct Holder {
    pid_t process;
    std::filesystem::path place;
  };
  std::vector<View> viewsOf(const std::filesystem::path& place) const;
  std::optional<Holder> holderOf(const std::filesystem::path& place, const std::vector<View>& views) const;
  std::optional<Holder> lock(const std::filesystem::path& place);

  /// Those with locks, one descriptor each: locks of the same descriptor don't exclude each other.
  std::map<std::filesystem::path, FileDescriptor> folders_;
  std::set<std::filesystem::path> taken_;
  std::map<std::filesystem::path, std::filesystem::path> settled_;  ///< by the names that were given
};

}  // namespace hone
