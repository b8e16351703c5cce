#include "reduce/closed.h"

#include "parse/recovery.h"

namespace hone {

std::string closedText(const Tree& tree) {
  std::string text(tree.bytes());
  std::string closers;  // of what is open
  bool endCloses = false;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.kind != NodeKind::token || node.language != tree.node(tree.root()).language) continue;
    if (node.symbol == endOfFile) endCloses = node.parent != tree.root();
    const char bracket = bracketOf(tree.language(id).grammar().tokenLiterals, static_cast<Symbol>(node.symbol));
    if (const char closer = closerOf(bracket))
      closers += closer;
    else if (bracket != 0 && !closers.empty() && closers.back() == bracket)
      closers.pop_back();
  }
  return endCloses ? text + std::string(closers.rbegin(), closers.rend()) : text;
}

}  // namespace hone
