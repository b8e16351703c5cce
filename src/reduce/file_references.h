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

struct FileReferences {
  std::vector<FileReference> references;
  /// What names the file in an import whose extent the grammar says: `'./a'` in `require('./a')`.
  std::vector<NodeId> imports;
};

/// For each file, the references to it in other files, as `references` and `imports` in language.json describe them.
/// O(nodes + references * files).
std::vector<FileReferences> referencesAmong(const Tree& tree, const std::vector<TreeFile>& files);

/// The subtrees of the contents in their order, without the end.
std::vector<NodeId> subtreesOf(const Tree& tree, NodeId contents);

}  // namespace hone
