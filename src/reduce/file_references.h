// The files of a project that refer to each other.
#pragma once

#include <string>
#include <vector>

#include "tree/project_files.h"
#include "tree/tree.h"

namespace hone {

/// A part of a file's text that refers to another file.
struct FileReference {
  std::vector<NodeId> parts;  ///< of the tree, in the order of the text
  std::string instead;        ///< what may replace it, with `@@` for the other file's text
};

/// For each file, the references to it in other files, as `references` in language.json describes them.
/// O(nodes + references * files).
std::vector<std::vector<FileReference>> referencesAmong(const Tree& tree, const std::vector<TreeFile>& files);

/// The subtrees of the contents in their order, without the end.
std::vector<NodeId> subtreesOf(const Tree& tree, NodeId contents);

}  // namespace hone
