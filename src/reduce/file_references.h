// The files of a project that refer to each other.
#pragma once

#include <string>
#include <vector>

#include "tree/project_files.h"
#include "tree/tree.h"

namespace hone {

/// A part of a file's text that refers to another file.
struct ReferenceToFile {
  size_t from;                ///< the file that it stands in
  std::vector<NodeId> parts;  ///< of its tree, in the order of the text (see `partsOf`)
  std::string instead;        ///< what may replace it, with `@@` for the other file's text
  /// False: the other file's text goes to the beginning of this one.
  bool isInPlace() const { return instead.find("@@") != std::string::npos; }
};

struct FileReferences {
  std::vector<ReferenceToFile> references;
  /// What names the file in an import whose extent the grammar says: `'./a'` in `require('./a')`.
  std::vector<NodeId> imports;
};

/// For each file, the references in other files; as `references` and `imports` in language.json describe them.
/// O(nodes + references * files).
std::vector<FileReferences> referencesAmong(const Tree& tree, const std::vector<TreeFile>& files);

/// The leaves of a file's contents but its end; a token with islands is one part.
std::vector<NodeId> partsOf(const Tree& tree, NodeId contents);

/// The subtrees of the contents in their order, without the end.
std::vector<NodeId> subtreesOf(const Tree& tree, NodeId contents);

/// The parts that lie between two offsets of the contents' text; none if one of them only overlaps with that.
std::vector<NodeId> partsWithin(const Tree& tree, const std::vector<NodeId>& parts, size_t begin, size_t end);

}  // namespace hone
