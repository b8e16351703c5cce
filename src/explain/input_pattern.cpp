#include "explain/input_pattern.h"

#include <algorithm>

#include "explain/feature_reader.h"

namespace hone {
namespace {

using Kind = PatternItem::Kind;

constexpr size_t mostItems = 300;  // of a pattern
constexpr size_t mostPatterns = 1000;

}  // namespace

InputPattern::InputPattern(TreePtr input, const Parts& allParts)
    : tree(std::move(input)), parts(allParts), index(*tree), findings(tree->size()), additions(index.size() + 1) {}

bool InputPattern::isOpen(NodeId id, bool bold) const {
  return findings[id] == Finding::open || (bold && findings[id] == Finding::doubtful);
}

PatternItem InputPattern::fixedItem(NodeId token) const {
  PatternItem item{.part = parts.of(tree->node(token))};
  if (!parts.isLiteral(item.part) && tree->text(token).size() <= FeatureReader::longestWord)
    item.text = tree->text(token);
  return item;
}

std::vector<PatternItem> InputPattern::items(NodeId top, const Form& form) const {
  std::vector<PatternItem> items;
  uint32_t boundary = index.before(top);
  auto addUpTo = [&](uint32_t token) {  // what may stand before it, and before those that are left out
    for (; boundary <= token; ++boundary)
      if (form.added == Added::known)
        for (Part group : additions[boundary]) items.push_back({.part = group, .kind = Kind::more});
    if (form.added == Added::anything && (items.empty() || items.back().kind != Kind::more))
      items.push_back({.kind = Kind::more});
  };
  const NodeId end = tree->node(top).end;
  for (NodeId id = top + 1; id < end && items.size() <= mostItems;) {
    const Node& node = tree->node(id);
    if (findings[id] == Finding::unneeded && !form.complete) {
      id = node.end;
    } else if (isOpen(id, form.bold) || id == form.special) {
      addUpTo(index.before(id));
      items.push_back({.part = parts.of(node)});
      if (id == form.special) items.back().alternative = form.alternative;
      boundary = std::max(boundary, index.before(id) + 1);
      id = node.end;
    } else {
      if (isToken(id)) {
        addUpTo(index.before(id));
        items.push_back(fixedItem(id));
      }
      ++id;
    }
  }
  addUpTo(index.before(end));
  return items;
}

void InputPattern::addFeature(NodeId top, const Form& form, std::vector<Feature>& features) const {
  if (features.size() >= mostPatterns) return;
  Feature pattern{.kind = FeatureKind::pattern, .part = parts.of(tree->node(top))};
  pattern.items = items(top, form);
  const auto fixed = std::ranges::count_if(
      pattern.items, [&](const PatternItem& i) { return !i.text.empty() || parts.isLiteral(i.part); });
  const auto places = std::ranges::count_if(pattern.items, [](const PatternItem& i) { return i.kind == Kind::one; });
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
      for (bool bold : {false, true}) {
        addFeature(id, {Added::nothing, true, bold}, found);
        addFeature(id, {Added::known, true, bold}, found);
        addFeature(id, {Added::known, false, bold}, found);
        addFeature(id, {Added::anything, false, bold}, found);
      }
    }
    ++id;
  }
  // One place of another kind, in the nearest rule that has more than it, and in all of the input.
  for (const auto& [node, seen] : alternatives) {
    NodeId around = tree->node(node).parent;
    auto tokensIn = [&](NodeId id) { return index.in(id).size(); };
    while (around != noNode && (tree->node(around).kind != NodeKind::rule || tokensIn(around) == tokensIn(node)))
      around = tree->node(around).parent;
    if (around == noNode) continue;
    for (uint16_t alternative : seen)
      for (NodeId top : {around, tree->root()})
        for (Added added : {Added::known, Added::anything})
          addFeature(top, {added, false, false, node, alternative}, found);
  }
  return found;
}

}  // namespace hone
