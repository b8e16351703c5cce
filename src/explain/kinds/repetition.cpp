// Repetition: of a loop's iterations beside each other, of a rule in itself.

#include <algorithm>

#include "explain/kind.h"
#include "explain/model.h"
#include "explain/splice.h"
#include "tree/edits.h"

namespace hone {
namespace {

using K = FeatureKind;

void readRepetitions(const TreeView& view, FeatureNotes& notes) {
  const Tree& tree = view.tree();
  std::vector<std::pair<NodeId, double>> last(tree.size(), {noNode, 0});  // by parent: its last child, and how often
  for (NodeId id = 1; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.kind == NodeKind::hidden) continue;
    auto& [before, count] = last[node.parent];
    const bool goesOn = node.isIteration() && before != noNode && tree.node(before).symbol == node.symbol &&
                        tree.node(before).kind == node.kind;
    count = goesOn ? count + 1 : 1;
    before = id;
    if (node.isIteration()) notes.add({.kind = K::repetitions, .part = view.part(id)}, count);
  }
}

Assertion saysRepetitions(const Feature& f, const Parts& parts, double bound) {
  if (!parts.isGroup(f.part)) return says(parts.show(f.part), "occurs at least " + whole(bound) + " times in a row");
  const GroupNames group = parts.showGroup(f.part, f.alternative);
  return says(group.owner, "has at least " + whole(bound) + ' ' + group.part("parts") + " in a row");
}

std::optional<std::string> moveRepetitions(const Move& move, Random& random) {
  const auto& [view, condition, value, nodes] = move;
  const Tree& tree = view.tree();
  auto parent = [&](NodeId node) { return tree.node(node).parent; };
  if (value < condition.low) {
    const double wanted = std::min(longestOnDemand, wholeBetween(condition.low, condition.high, value, random));
    const NodeId loop = random.pick(nodes);
    const auto run = static_cast<double>(std::ranges::count(nodes, parent(loop), parent));
    return wanted <= run ? std::nullopt : duplicated(tree, loop, static_cast<size_t>(wanted - run));
  }
  Edits edits(tree.size());
  const auto most = static_cast<long>(wholeBetween(condition.low, condition.high, 0, random));
  for (auto run = nodes.begin(); run != nodes.end();) {
    const auto end = std::find_if(run, nodes.end(), [&](NodeId id) { return parent(id) != parent(*run); });
    for (auto at = run + std::min(most, end - run); at != end; ++at) edits.remove(*at);
    run = end;
  }
  return textWith(tree, edits);
}

void readDepths(const TreeView& view, FeatureNotes& notes) {
  const Tree& tree = view.tree();
  std::vector<NodeId> open;  // rules around the present node
  std::vector<uint32_t> depth(view.parts().grammar().ruleNames.size());
  for (NodeId id = 0; id < tree.size(); ++id) {
    for (; !open.empty() && tree.node(open.back()).end <= id; open.pop_back()) --depth[tree.node(open.back()).symbol];
    if (tree.node(id).kind != NodeKind::rule) continue;
    open.push_back(id);
    notes.add({.kind = K::depth, .part = view.part(id)}, ++depth[tree.node(id).symbol]);
  }
}

Assertion saysDepth(const Feature& f, const Parts& parts, double bound) {
  const std::string nested = whole(bound) + ' ' + parts.show(f.part, f.alternative) + " are nested in one another";
  return {"at least " + nested, "fewer than " + nested};
}

/// The outer one in the place of the inner one, again and again: what lies around the inner one is repeated.
std::optional<std::string> nested(const Tree& tree, NodeId outer, NodeId inner, size_t times) {
  constexpr size_t longest = 1 << 22;
  const VisibleSpan span = visibleSpan(tree, outer), hole = visibleSpan(tree, inner);
  const std::string_view whole = textAt(tree, span), before = whole.substr(0, hole.begin - span.begin),
                         after = whole.substr(hole.end - span.begin);
  if ((before.size() + after.size()) * times > longest) return std::nullopt;
  std::string text;
  for (size_t i = 0; i < times; ++i) text += before;
  text += whole;
  for (size_t i = 0; i < times; ++i) text += after;
  return splice(tree, outer, text);
}

std::optional<std::string> moveDepth(const Move& move, Random& random) {
  const auto& [view, condition, value, nodes] = move;
  const Tree& tree = view.tree();
  const NodeId outer = random.pick(nodes);
  std::vector<NodeId> inner = nodes;
  std::erase_if(inner, [&](NodeId id) { return id <= outer || id >= tree.node(outer).end; });
  if (value >= condition.low) {
    if (inner.empty()) return withoutElement(tree, outer, random);
    return splice(tree, outer, visibleText(tree, random.pick(inner)));
  }
  if (inner.empty()) return std::nullopt;  // nothing is nested yet
  constexpr double most = 10000;
  const double missing = wholeBetween(condition.low, condition.high, value, random) - value;
  return nested(tree, outer, random.pick(inner), static_cast<size_t>(std::clamp(missing, 1.0, most)));
}

}  // namespace

const Kind repetitionsKind{
    .name = "repetitions",
    .complexity = 4,
    .values = Kind::Values::whole,
    .isBasic = true,
    .isSize = true,
    .assertion = saysRepetitions,
    .read = readRepetitions,
    .move = moveRepetitions,
};

const Kind depthKind{
    .name = "depth",
    .complexity = 8,
    .values = Kind::Values::whole,
    .assertion = saysDepth,
    .read = readDepths,
    .move = moveDepth,
};

}  // namespace hone
