// Where a project was read from. Its texts may name files by absolute paths, as a compile_commands.json of CMake does.
// In a copy of the project, such a path has to lead to the copy of the file, not to the file of the user.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct ProjectOrigin {
  std::vector<std::string> folders;           ///< the project's folder, under each of its names; absolute
  bool isWhole = true;                        ///< all of the folder is the project, or else only some files
  std::set<std::string, std::less<>> listed;  ///< paths in the folder: what was left out of it, or what was taken

  /// The text with the absolute paths of the project's files leading to the folder `to`. O(text).
  std::string movedTo(std::string_view to, std::string text) const;
};

}  // namespace hone
