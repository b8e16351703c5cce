#include "tree/project_files.h"

#include "text/archive.h"
#include "text/command_text.h"

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

std::vector<NodeId> aroundCommand(const Tree& tree) {
  std::vector<NodeId> nodes;
  const std::vector<TreeFile> files = filesIn(tree);
  if (files.empty() || files.front().path != commandPath) return nodes;
  for (size_t i = 0; i < (files.size() == 2 ? 2 : 1); ++i) {
    const Node& island = tree.node(files[i].island);
    for (NodeId id = files[i].island;
         id != tree.root() && tree.node(id).textBegin == island.textBegin && tree.node(id).textEnd == island.textEnd;
         id = tree.node(id).parent)
      nodes.push_back(id);
  }
  return nodes;
}

}  // namespace hone
