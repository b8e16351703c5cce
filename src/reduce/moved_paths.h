// Paths in a file that moves to another folder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tree/edits.h"
#include "tree/project_files.h"
#include "tree/tree.h"

namespace hone {

/// What has to be replaced in a text so that its paths lead to the same files.
struct PathChange {
  size_t begin, end;  ///< offsets in the text
  std::string instead;
};

/// Of the text of file `from` in the folder of file `to`: for paths from the folder of `from` to files and folders of
/// the project. None if both are in one folder. O(text * log files).
std::vector<PathChange> pathChanges(std::string_view text, const std::vector<TreeFile>& files, const TreeFile& from,
                                    const TreeFile& to);

std::string withChanges(std::string_view text, const std::vector<PathChange>& changes);

/// Makes the changes in the file's contents. False if one of them isn't a change of whole tokens or in one token.
bool changePaths(const Tree& tree, const TreeFile& file, const std::vector<PathChange>& changes, Edits& edits);

}  // namespace hone
