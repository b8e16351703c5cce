#include "tree/print.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace hone {
namespace {

std::string_view kindName(NodeKind kind) {
  switch (kind) {
    case NodeKind::rule: return "rule";
    case NodeKind::choice: return "choice";
    case NodeKind::optional: return "optional";
    case NodeKind::star: return "star";
    case NodeKind::plus: return "plus";
    case NodeKind::token: return "token";
    case NodeKind::hidden: return "hidden";
    case NodeKind::island: return "island";
    case NodeKind::fragment: return "fragment";
    case NodeKind::error: break;
  }
  return "error";
}

/// As a JSON string, since that is what everybody can read; bytes that are no UTF-8 are shown as U+FFFD.
std::string jsonString(std::string_view text) {
  return nlohmann::json(std::string(text)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Calls `enter(node)` before and `leave(node)` after a node's children, without recursion.
template <typename Enter, typename Leave>
void walk(const Tree& tree, Enter&& enter, Leave&& leave) {
  std::vector<NodeId> open;
  for (NodeId id = 0; id <= tree.size(); ++id) {
    while (!open.empty() && tree.node(open.back()).end <= id) {
      leave(open.back());
      open.pop_back();
    }
    if (id == tree.size()) break;
    enter(id);
    open.push_back(id);
  }
}

}  // namespace

std::string toText(const Tree& tree) {
  constexpr size_t deepest = 100;
  std::string out;
  size_t depth = 0;
  walk(
      tree,
      [&](NodeId id) {
        const Node& node = tree.node(id);
        out.append(2 * std::min(depth++, deepest), ' ');
        out += tree.symbolName(id);
        if (node.isLeaf())
          out += ' ' + jsonString(tree.text(id)) + (node.kind == NodeKind::hidden ? " (hidden)" : "");
        else if (node.alternative > 0)
          out += fmt::format(" #{}", node.alternative + 1);
        out += '\n';
      },
      [&](NodeId) { --depth; });
  return out;
}

std::string toJson(const Tree& tree) {
  std::string out;
  walk(
      tree,
      [&](NodeId id) {
        const Node& node = tree.node(id);
        if (id != 0 && tree.node(node.parent).isLeaf() == false && out.back() != '[') out += ',';
        out += fmt::format(R"({{"kind":"{}","name":{},"begin":{},"end":{})", kindName(node.kind),
                           jsonString(tree.symbolName(id)), node.textBegin, node.textEnd);
        if (node.isLeaf())
          out += R"(,"text":)" + jsonString(tree.text(id));
        else
          out += fmt::format(R"(,"alternative":{},"children":[)", node.alternative + 1);
      },
      [&](NodeId id) { out += tree.node(id).isLeaf() ? "}" : "]}"; });
  return out;
}

std::string toDot(const Tree& tree) {
  std::string out = "digraph tree {\n  node [shape=box, fontname=\"sans-serif\"];\n";
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    std::string label = node.isLeaf() ? std::string(tree.text(id)) : tree.symbolName(id);
    out += fmt::format("  n{} [label={}{}];\n", id, jsonString(label), node.isLeaf() ? ", style=filled" : "");
    if (node.parent != noNode) out += fmt::format("  n{} -> n{};\n", node.parent, id);
  }
  return out + "}\n";
}

}  // namespace hone
