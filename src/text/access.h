// Who may use a file that hone makes of a user's files: nobody who couldn't read all of these. Who can't enter a folder
// around such a file can't read it, whatever its mode says, so the folder counts unless it holds the new file, too.
#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <filesystem>
#include <map>
#include <optional>

#include "text/file_descriptor.h"

namespace hone {

/// The mode of a new file, and if they can be set, its owner and group.
class Access {
 public:
  /// The file is made of this one, or of this folder, too: takes its mode, owner and group, or what it has in common
  /// with those before. Changes nothing if it is a stream or doesn't exist.
  void narrowTo(const std::filesystem::path& source);

  /// The rights of a file that nobody executes.
  Access asData() const;
  /// The rights of a folder, or of a file that all who may read it execute.
  Access asExecutable() const;
  /// The rights with this mode, whatever the umask.
  Access exactly(mode_t mode) const;
  /// The same, but those who can't read the sources have no rights.
  Access atMost(mode_t mode) const;
  /// The rights of what replaces this file: its own, but those who can't read the sources lose theirs.
  Access replacing(const std::filesystem::path& file, const struct stat& existing) const;
  /// All may read the sources, so no access control list of what is replaced here lets anybody read what they can't.
  bool suitsAccessLists(const std::filesystem::path& file) const;

 private:
  friend FileDescriptor createFile(const std::filesystem::path& file, const Access& access);
  friend FileDescriptor createUnnamedFile(const std::filesystem::path& place, const Access& access);
  friend bool createFolder(const std::filesystem::path& folder, const Access& access);
  friend void setAccess(int file, const std::filesystem::path& place, const Access& access);

  /// Notes the folders around a source that some users can't enter.
  void noteFolders(const std::filesystem::path& source, gid_t group);
  /// The rights of a file at this place.
  Access at(const std::filesystem::path& place) const;
  mode_t withoutStrangers(mode_t mode, bool sameGroup) const;
  mode_t modeAtFirst() const;
  /// It has to be set after the group.
  bool needsMode() const;
  FileDescriptor create(const std::filesystem::path& place, int flags) const;
  void giveOwner(int file) const;
  void giveMode(int file) const;

  mode_t mode_ = 0666;
  std::optional<uid_t> owner_;
  std::optional<gid_t> group_;                      ///< nullopt: its part of the mode suits every group
  bool isNarrow_ = false;                           ///< there are sources
  bool isExact_ = false;                            ///< the umask doesn't matter
  std::map<std::filesystem::path, mode_t> closed_;  ///< folders around sources, with the rights that they bar
  std::filesystem::path lastFolder_;                ///< around the last source
};

/// Makes a file that didn't exist, for writing. Not even for a moment may anybody use it who shouldn't. Holds none, and
/// errno says why, if that fails.
FileDescriptor createFile(const std::filesystem::path& file, const Access& access);
/// The same without a name, in the folder of the place that it will get: if hone is killed, nothing is left.
FileDescriptor createUnnamedFile(const std::filesystem::path& place, const Access& access);
/// Makes a folder that didn't exist.
bool createFolder(const std::filesystem::path& folder, const Access& access);
/// The same for an open file or folder that only the user can use yet. `place`: where it will be. Members of the group
/// get the rights of others where the group can't be set.
void setAccess(int file, const std::filesystem::path& place, const Access& access);

}  // namespace hone
