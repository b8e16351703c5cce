#include "generalize/picture.h"

#include <fmt/format.h>

#include <map>

namespace hone {
namespace {

std::string inQuotes(std::string_view text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (c == '\n')
      result += "\\n";
    else
      result += c;
  }
  return result + '"';
}

}  // namespace

std::string toDot(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  const std::vector<std::string> names = placeNames(pattern);
  std::map<NodeId, size_t> places;
  for (size_t i = 0; i < pattern.places.size(); ++i)
    for (NodeId node : pattern.places[i].nodes) places.emplace(node, i);
  std::string dot = "digraph pattern {\n  node [shape=box, style=filled, fillcolor=white, fontname=monospace];\n";
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    auto place = places.find(id);
    std::string label = tree.symbolName(id), color = "white";
    if (place != places.end()) {
      bool shared = pattern.places[place->second].shared();
      color = shared ? "lightblue" : "palegreen";
      label = names[place->second];
    } else if (node.kind == NodeKind::hidden) {
      color = "lightgrey";
    }
    if (node.isLeaf()) label += '\n' + std::string(tree.text(id));
    dot += fmt::format("  n{} [label={}, fillcolor={}];\n", id, inQuotes(label), color);
    if (node.parent != noNode) dot += fmt::format("  n{} -> n{};\n", node.parent, id);
    id = place != places.end() ? node.end : id + 1;
  }
  return dot + "}\n";
}

}  // namespace hone
