// A kept-alive parser for bench/explain/inputs.py: `parse_server LANGUAGE` reads paths, a line each, and answers with
// the nodes in pre-order, "kind name begin end" a line (bytes of the file), and an empty line; for a text with errors
// with the empty line alone.
#include <iostream>
#include <string>

#include "text/file.h"
#include "tree/tree.h"

using namespace hone;

namespace {

const char* kindName(NodeKind kind) {
  switch (kind) {
    case NodeKind::rule: return "rule";
    case NodeKind::token: return "token";
    case NodeKind::star:
    case NodeKind::plus: return "list";
    case NodeKind::hidden: return "hidden";
    default: return "other";
  }
}

bool isWhole(const Tree& tree) {
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::error || static_cast<Symbol>(tree.node(id).symbol) == lexicalError)
      return false;
  return tree.errors().empty();
}

}  // namespace

int main(int, char** arguments) {
  auto language = Language::bundled(arguments[1]);
  std::string path;
  while (std::getline(std::cin, path)) {
    TreePtr tree = Tree::parse(language, readFile(path));
    for (NodeId id = 0; isWhole(*tree) && id < tree->size(); ++id) {
      const Node& node = tree->node(id);
      // Symbols are numbers of rules, tokens or groups of the grammar, so they name what may stand in the same place.
      if (node.textEnd > node.textBegin && node.kind != NodeKind::hidden)
        std::cout << kindName(node.kind) << ' ' << node.symbol << ' ' << node.textBegin << ' ' << node.textEnd << '\n';
    }
    std::cout << std::endl;
  }
}
