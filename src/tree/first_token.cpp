#include "tree/first_token.h"

namespace hone {

std::string_view firstToken(const Tree& tree) {
  for (NodeId id = tree.root(); id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.isVisible() && node.textEnd > node.textBegin) return tree.text(id);
  }
  return "";
}

}  // namespace hone
