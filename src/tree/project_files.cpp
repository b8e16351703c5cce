#include "tree/project_files.h"

#include "text/archive.h"

namespace hone {

std::vector<TreeFile> filesIn(const Tree& tree) {
  std::vector<TreeFile> files;
  if (!tree.language().isSelfDelimiting()) return files;
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    if (node.kind != NodeKind::island) {
      ++id;
      continue;
    }
    if (auto file = archivedFile(tree.text(id))) {
      files.push_back({std::move(file->path), id});
      for (NodeId child : tree.children(id))
        if (tree.node(child).kind != NodeKind::fragment) files.back().contents = child;
    }
    id = node.end;
  }
  return files;
}

bool isOfCommand(const Tree& tree, NodeId node) { return tree.language(node).name() == "command"; }

}  // namespace hone
