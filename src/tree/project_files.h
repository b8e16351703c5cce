// The files of a project in its tree.
#pragma once

#include <string>
#include <vector>

#include "tree/tree.h"

namespace hone {

struct TreeFile {
  std::string path;
  NodeId island;             ///< the node of the whole file, with its header
  NodeId contents = noNode;  ///< the tree of its contents; noNode if they weren't parsed
};

/// The files in the order of the text; none if the tree isn't that of a project. O(nodes) at most.
std::vector<TreeFile> filesIn(const Tree& tree);

/// Is the node of a command among the files (text/command_text.h)? Its words mean nothing to other files.
bool isOfCommand(const Tree& tree, NodeId node);

/// The nodes that hold the command and nothing else, and those that hold the only file beside it: without these, there
/// is nothing to test. None if there is no command. O(nodes) at most.
std::vector<NodeId> aroundCommand(const Tree& tree);

}  // namespace hone
