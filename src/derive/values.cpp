#include "derive/values.h"

#include <algorithm>

#include "derive/token_texts.h"
#include "derive/variants.h"
#include "text/characters.h"

namespace hone {
namespace {

constexpr size_t longestValue = 60;

}  // namespace

std::vector<NodeId> valuesIn(const Parts& parts, const Tree& tree, const std::vector<VisibleSpan>& spans) {
  std::vector<NodeId> found;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    const VisibleSpan& span = spans[id];
    if (span.empty() || span.end - span.begin > longestValue || node.language != 0) continue;
    const std::string_view text = textAt(tree, span);
    if (isAllBlank(text)) continue;
    if (hasManyTexts(parts, node)) found.push_back(id);
    if (node.kind != NodeKind::rule) continue;
    if (!std::ranges::all_of(text, isWordByte) && !numberIn(text)) continue;
    bool isInnermost = true;
    for (NodeId below = id + 1; below < node.end && isInnermost; ++below)
      isInnermost = tree.node(below).kind == NodeKind::hidden || spans[below] != span;
    if (isInnermost) found.push_back(id);
  }
  return found;
}

NodeId outermostAlike(const Tree& tree, const std::vector<VisibleSpan>& spans, NodeId node) {
  NodeId outermost = node;
  for (NodeId at = tree.node(node).parent; at != noNode && spans[at] == spans[node]; at = tree.node(at).parent)
    if (tree.node(at).kind == NodeKind::rule) outermost = at;
  return outermost;
}

}  // namespace hone
