// The files of a project that refer to each other.
#pragma once

#include <vector>

#include "tree/project_files.h"
#include "tree/tree.h"

namespace hone {

/// The tokens and rules that refer to a file, in the order of the text.
struct FileReferences {
  std::vector<NodeId> includes;  ///< tokens that stand for the file's text: `#include "a.h"`
  std::vector<NodeId> imports;   ///< what names the file in a larger reference: `'./a'` in `require('./a')`
};

/// For each file, the references in other files; as `references` and `imports` in language.json describe them.
/// O(nodes + references * files).
std::vector<FileReferences> referencesAmong(const Tree& tree, const std::vector<TreeFile>& files);

}  // namespace hone
