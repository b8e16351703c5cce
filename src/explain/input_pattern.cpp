#include "explain/input_pattern.h"

#include <algorithm>

#include "explain/feature_reader.h"

namespace hone {
namespace {

constexpr size_t mostItems = 300;  // of a pattern
constexpr size_t mostPatterns = 1000;

}  // namespace

InputPattern::InputPattern(TreePtr input, const Parts& allParts)
    : tree(std::move(input)),
      parts(allParts),
      index(*tree),
      findings(tree->size()),
      additions(index.tokens.size() + 1) {}

std::vector<PatternItem> InputPattern::items(NodeId top, const Form& form) const {
  std::vector<PatternItem> items;
  uint32_t boundary = index.before[top];
  auto addUpTo = [&](uint32_t token) {  // what may stand before it, and before those that are left out
    for (; boundary <= token; ++boundary)
      if (form.additions == Additions::known)
        for (Part group : additions[boundary]) items.push_back({.part = group, .more = true});
    if (form.additions == Additions::any && (items.empty() || !items.back().more)) items.push_back({.more = true});
  };
  const NodeId end = tree->node(top).end;
  for (NodeId id = top + 1; id < end && items.size() <= mostItems;) {
    const Node& node = tree->node(id);
    if (findings[id] == Finding::unneeded && !form.complete) {
      id = node.end;
    } else if (findings[id] == Finding::open || id == form.special) {
      addUpTo(index.before[id]);
      items.push_back({.part = parts.of(node)});
      if (id == form.special) items.back().alternative = form.alternative;
      boundary = std::max(boundary, index.before[id] + 1);
      id = node.end;
    } else {
      if (node.kind == NodeKind::token && index.before[id] != index.before[id + 1]) {
        addUpTo(index.before[id]);
        items.push_back({.part = parts.of(node)});
        // Of a long text the length may matter, hardly all of it.
        if (tree->text(id).size() <= FeatureReader::longestWord) items.back().text = tree->text(id);
      }
      ++id;
    }
  }
  addUpTo(index.before[end]);
  return items;
}

void InputPattern::addFeature(NodeId top, const Form& form, std::vector<Feature>& features) const {
  if (features.size() >= mostPatterns) return;
  Feature pattern{.kind = FeatureKind::pattern, .part = parts.of(tree->node(top))};
  pattern.items = items(top, form);
  const auto fixed = std::ranges::count_if(pattern.items, [](const PatternItem& i) { return !i.text.empty(); });
  const auto places = std::ranges::count_if(pattern.items, [](const PatternItem& i) { return !i.more; });
  if (fixed == 0 || places < 2 || pattern.items.size() > mostItems) return;
  if (std::ranges::find(features, pattern) == features.end()) features.push_back(std::move(pattern));
}

std::vector<Feature> InputPattern::features() const {
  std::vector<Feature> found;
  for (NodeId id = 0; id < tree->size();) {
    const Node& node = tree->node(id);
    if (findings[id] == Finding::open) {
      id = node.end;
      continue;
    }
    if (node.kind == NodeKind::rule) {
      addFeature(id, {Additions::none}, found);
      addFeature(id, {Additions::known}, found);
      addFeature(id, {Additions::known, false}, found);
      addFeature(id, {Additions::any, false}, found);
    }
    ++id;
  }
  // One place of another kind, in the nearest rule that has more than it, and in all of the input.
  for (const auto& [node, seen] : alternatives) {
    NodeId around = tree->node(node).parent;
    auto tokensOf = [&](NodeId id) { return index.before[tree->node(id).end] - index.before[id]; };
    while (around != noNode && (tree->node(around).kind != NodeKind::rule || tokensOf(around) == tokensOf(node)))
      around = tree->node(around).parent;
    if (around == noNode) continue;
    for (uint16_t alternative : seen)
      for (NodeId top : {around, tree->root()})
        for (Additions added : {Additions::known, Additions::any})
          addFeature(top, {added, false, node, alternative}, found);
  }
  return found;
}

}  // namespace hone
