#include "findings/bug.h"

#include <utility>
#include <vector>

#include "pattern/members.h"

namespace hone {
namespace {

std::vector<std::pair<uint8_t, uint32_t>> tokenTypes(const Tree& tree) {
  std::vector<std::pair<uint8_t, uint32_t>> types;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (const Node& node = tree.node(id); node.isVisible()) types.emplace_back(node.language, node.symbol);
  return types;
}

TreePtr parsed(const Bug& bug, const std::string& text) {
  return Tree::parse(bug.pattern->tree->sharedLanguage(), text);
}

}  // namespace

bool shows(const Bug& bug, const std::string& text) {
  if (text == bug.reduced) return true;
  return bug.pattern && matches(*bug.pattern, *parsed(bug, text), /*strict=*/false);
}

bool hasFormOf(const Bug& bug, const std::string& text) {
  return bug.pattern && tokenTypes(*parsed(bug, text)) == tokenTypes(*parsed(bug, bug.reduced));
}

}  // namespace hone
