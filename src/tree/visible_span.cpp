#include "tree/visible_span.h"

#include <algorithm>

namespace hone {
namespace {

VisibleSpan ownSpan(const Node& node) {
  return node.kind == NodeKind::token && node.textEnd > node.textBegin ? VisibleSpan{node.textBegin, node.textEnd}
                                                                       : VisibleSpan{};
}

void include(VisibleSpan& whole, const VisibleSpan& part) {
  whole.begin = std::min(whole.begin, part.begin);
  whole.end = std::max(whole.end, part.end);
}

}  // namespace

std::string_view textAt(const Tree& tree, const VisibleSpan& span) {
  return span.empty() ? std::string_view() : tree.bytes().substr(span.begin, span.end - span.begin);
}

VisibleSpan visibleSpan(const Tree& tree, NodeId node) {
  VisibleSpan span;
  for (NodeId id = node; id < tree.node(node).end; ++id) include(span, ownSpan(tree.node(id)));
  if (span.empty()) span.begin = span.end = tree.node(node).textEnd;
  return span;
}

std::vector<VisibleSpan> visibleSpans(const Tree& tree) {
  std::vector<VisibleSpan> spans(tree.size());
  for (NodeId id = static_cast<NodeId>(tree.size()); id-- > 0;) {
    include(spans[id], ownSpan(tree.node(id)));
    if (const NodeId above = tree.node(id).parent; above != noNode) include(spans[above], spans[id]);
  }
  return spans;
}

std::string visibleText(const Tree& tree, NodeId node) { return std::string(textAt(tree, visibleSpan(tree, node))); }

}  // namespace hone
