// What tests have left that hone can't remove: a mount that this user may not unmount, files of another user, such as a
// container's. It must not be in the way of the next test, and the user has to hear of it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "process/remove_tree.h"

namespace hone {

/// Leaves nothing at the path. What can't be removed gets another name there, PATH.left0. Throws UserError if it can't
/// be renamed either.
void clearAway(const std::string& path);

/// Removes the folder. If it isn't empty then, the user will hear of it.
void removeOrReport(const std::string& folder);

/// Sentences about what `removeOrReport` couldn't remove since the last call. Thread-safe, as all of these.
std::vector<std::string> takeReportsOfLeftBehind();

/// A folder for a while: made by the constructor, removed with all it holds by the destructor. A program that is killed
/// leaves it.
class ScratchFolder {
 public:
  /// Makes it in the folder `parent`, with a name that begins like this. Throws UserError, which ends with the remedy.
  ScratchFolder(const std::filesystem::path& parent, std::string_view name, std::string_view remedy);
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  /// Absolute.
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace hone
