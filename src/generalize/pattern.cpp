#include "generalize/pattern.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>

namespace hone {
namespace {

std::string printedName(const Pattern& pattern, size_t index, size_t number) {
  const Place& place = pattern.places[index];
  std::string name = pattern.tree->symbolName(place.nodes.front());
  if (place.shared()) return fmt::format("<${}{}>", name, number);
  if (index < pattern.excluded.size() && !pattern.excluded[index].empty())
    return fmt::format("<{} except {}>", name, fmt::join(pattern.excluded[index], ", "));
  return '<' + name + '>';
}

/// By node: the place it belongs to.
std::map<NodeId, size_t> placeByNode(const Pattern& pattern) {
  std::map<NodeId, size_t> places;
  for (size_t i = 0; i < pattern.places.size(); ++i)
    for (NodeId node : pattern.places[i].nodes) places.emplace(node, i);
  return places;
}

bool isPunctuation(std::string_view text) {
  return std::ranges::none_of(text,
                              [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '"' || c >= 128; });
}

}  // namespace

std::string toText(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  std::map<NodeId, size_t> places = placeByNode(pattern);
  std::map<size_t, size_t> numbers;
  std::map<std::string, size_t> sharedOfName;
  std::string text;
  bool blank = false;
  for (NodeId id = 0; id < tree.size();) {
    auto place = places.find(id);
    const Node& node = tree.node(id);
    if (place == places.end() && !node.isLeaf()) {
      ++id;
      continue;
    }
    if (node.kind == NodeKind::hidden) {
      blank = true;
      ++id;
      continue;
    }
    if (place != places.end()) {
      // White space before its first token belongs to the text around it.
      for (NodeId leaf = id; leaf < node.end && tree.node(leaf).kind != NodeKind::token; ++leaf)
        blank |= tree.node(leaf).kind == NodeKind::hidden;
    }
    bool ended = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
    if (blank && !text.empty() && !ended) text += ' ';
    blank = false;
    if (place == places.end()) {
      text += tree.text(id);
    } else {
      size_t& number = numbers[place->second];
      if (number == 0) number = ++sharedOfName[tree.symbolName(id)];
      text += printedName(pattern, place->second, number);
    }
    id = node.end;
  }
  return text;
}

PatternCounts countsOf(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  std::map<NodeId, size_t> places = placeByNode(pattern);
  PatternCounts counts;
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    if (auto place = places.find(id); place != places.end()) {
      ++counts.visible;
      counts.shared += pattern.places[place->second].shared();
      id = node.end;
      continue;
    }
    if (node.kind == NodeKind::token) {
      counts.concreteChars += tree.text(id).size();
      if (isPunctuation(tree.text(id))) counts.remainingChars += tree.text(id).size();
    }
    ++id;
  }
  return counts;
}

}  // namespace hone
