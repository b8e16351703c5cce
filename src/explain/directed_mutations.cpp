// Mutations that move a feature's value. Each is one try: whether it came out right is seen when the new text is read
// again (explain/guided_producer.cpp).

#include <algorithm>

#include "explain/mutations.h"
#include "tree/edits.h"
#include "tree/kleene_lists.h"
#include "tree/part_of.h"

namespace hone {

std::optional<std::string> Mutations::towards(const Tree& tree, const Condition& condition, double value,
                                              Random& random) {
  const Feature part{.part = condition.feature.part, .alternative = condition.feature.alternative};
  const std::vector<NodeId> nodes = placesOf(tree, part);
  const Move move{tree, condition, value, nodes};
  const auto own = kindOf(condition.feature.kind).move;
  if (own == nullptr) return putInOrTakeOut(move, random);
  return nodes.empty() ? include(tree, part, random) : own(*this, move, random);
}

std::optional<std::string> Mutations::putInOrTakeOut(const Move& move, Random& random) {
  const Feature& feature = move.condition.feature;
  return move.value < move.condition.low ? include(move.tree, feature, random)
                                         : exclude(move.tree, placesOf(move.tree, feature), random);
}

std::string Mutations::put(const Tree& tree, NodeId node, const std::string& text, Random& random) const {
  const std::string changed = splice(tree, node, text);
  if (!random.chance(1, 3)) return changed;
  // In a copy of the iteration around it, so that what was there stays.
  NodeId at = node;
  while (at != noNode && !tree.node(at).isIteration()) at = tree.node(at).parent;
  if (at == noNode) return changed;
  const Node& iteration = tree.node(at);
  const size_t grown = changed.size() - tree.bytes().size();
  const std::string copy = changed.substr(iteration.textBegin, iteration.textEnd + grown - iteration.textBegin);
  return std::string(tree.bytes()).insert(random.chance(1, 2) ? iteration.textEnd : iteration.textBegin, copy);
}

std::optional<std::string> Mutations::include(const Tree& tree, const Feature& feature, Random& random) {
  if (const auto rewritten = kindOf(feature.kind).rewritten) {
    const std::vector<NodeId> places = placesOf(tree, {.part = feature.part});
    if (!places.empty() && random.chance(3, 4)) {
      const NodeId place = random.pick(places);
      return put(tree, place, rewritten(feature, visibleText(tree, place), random), random);
    }
  }
  if (std::optional<std::string> text = transplant(tree, feature, random)) return text;
  // Else one that the grammar makes with a view to the part. Near ones are likelier to fit in.
  std::vector<std::pair<uint32_t, NodeId>> places;
  const std::vector<uint32_t>& distance = feasibility_.distances(feature.part, feature.alternative);
  for (NodeId node = 0; node < tree.size(); ++node) {
    const Node& n = tree.node(node);
    if (n.kind != NodeKind::rule) continue;
    const uint32_t far = distance[parts_.grammar().parser.ruleStart[n.symbol]];
    if (far != UINT32_MAX) places.emplace_back(far, node);
  }
  if (places.empty()) return std::nullopt;
  std::ranges::stable_sort(places, {}, &std::pair<uint32_t, NodeId>::first);
  const NodeId node = places[random.below(1 + random.below(places.size()))].second;
  const std::optional<std::string> text = steered(tree.node(node).symbol, feature.part, feature.alternative, random);
  return text ? std::optional(put(tree, node, *text, random)) : std::nullopt;
}

std::optional<std::string> Mutations::transplant(const Tree& tree, const Feature& feature, Random& random) {
  std::vector<const Tree*> donors;
  if (const std::optional<FeatureId> id = reader_.space().find(feature))
    for (const auto* inputs : {&pool_.inputs(), &pool_.samples()})
      for (const PoolInput& input : *inputs)
        if (reader_.space().value(input.values, *id) > 0) donors.push_back(input.tree.get());
  // Real ones are likelier to be judged than what the grammar makes.
  if (donors.empty() || (pool_.samples().empty() && random.chance(1, 3))) return std::nullopt;
  const Tree& donor = *random.pick(donors);
  const std::vector<NodeId> found = placesOf(donor, feature);
  if (found.empty()) return std::nullopt;
  const TreeView view(reader_, donor);
  NodeId at = random.pick(found);
  if (feature.kind == FeatureKind::within || feature.kind == FeatureKind::child)  // the outer part has to come along
    do at = donor.node(at).parent;
    while (at != noNode && !view.is(at, feature.other, feature.otherAlternative));
  while (at != noNode && (donor.node(at).kind != NodeKind::rule || random.chance(1, 3))) at = donor.node(at).parent;
  for (at = at == noNode ? donor.root() : at; at != noNode; at = ruleAbove(donor, at)) {
    const std::vector<NodeId> places = placesOf(tree, {.part = parts_.ofRule(donor.node(at).symbol)});
    if (!places.empty()) return put(tree, random.pick(places), visibleText(donor, at), random);
  }
  return std::nullopt;
}

std::optional<std::string> Mutations::exclude(const Tree& tree, const std::vector<NodeId>& nodes, Random& random) {
  enum Means : uint8_t { oneElement, allElements, otherTokens, minimal };
  if (nodes.empty()) return std::nullopt;
  const auto means = static_cast<Means>(random.below(4));
  if (means == oneElement) return removeElement(tree, random.pick(nodes), random);
  // All of them go at once, as one that stays would spoil it.
  Edits edits(tree.size());
  for (NodeId at : nodes) {
    if (means == allElements) {
      while (at != noNode && !tree.node(at).isQuantified()) at = tree.node(at).parent;
      if (at == noNode) return std::nullopt;
      edits.remove(at);
      continue;
    }
    if (means == otherTokens && tree.node(at).kind == NodeKind::token) {
      const std::optional<std::string> text = texts_.ofToken(tree, at, random);
      if (!text) return std::nullopt;
      edits.replaceText(at, *text);
      continue;
    }
    while (at != noNode && (tree.node(at).kind != NodeKind::rule || random.chance(1, 4))) at = tree.node(at).parent;
    if (at == noNode) return std::nullopt;
    if (means == minimal) {
      edits.replaceByMinimal(at);
      continue;
    }
    // Another subtree for the first one, and the rest in the next round.
    if (const auto known = pool_.forms().any({noPart, partOf(parts_, tree.node(at))}, random);
        known && random.chance(1, 2))
      return splice(tree, at, visibleText(*known->tree, known->node));
    constexpr size_t small = 8;
    const std::optional<std::string> text = texts_.ofRule(tree.node(at).symbol, small, random);
    return text ? std::optional(splice(tree, at, *text)) : std::nullopt;
  }
  return textWith(tree, edits);
}

std::optional<std::string> Mutations::removeElement(const Tree& tree, NodeId inside, Random& random) {
  for (NodeId at = inside; at != noNode && at != tree.root(); at = tree.node(at).parent) {
    if (!tree.node(at).isQuantified() && tree.node(at).kind != NodeKind::rule) continue;
    for (const KleeneList& list : kleeneListsOf(tree, tree.node(at).parent)) {
      std::vector<bool> kept(list.elements.size(), true);
      for (size_t i = 0; i < kept.size(); ++i)
        if (std::ranges::count(list.elements[i].nodes, at) > 0) kept[i] = false;
      if (std::ranges::count(kept, false) == 0 || !random.chance(3, 4)) continue;
      Edits edits(tree.size());
      keepOnly(tree, list, kept, edits);
      if (std::optional<std::string> text = textWith(tree, edits)) return text;
    }
  }
  return std::nullopt;
}

std::optional<std::string> Mutations::duplicate(const Tree& tree, NodeId iteration, size_t times) {
  constexpr size_t longest = 1 << 22;
  // With the hidden text before it, so that the copies lie apart as the original does from what is before it.
  const std::string_view own = tree.text(iteration);
  if (own.size() * times > longest) return std::nullopt;
  std::string copies;
  for (size_t i = 0; i < times; ++i) copies += own;
  return std::string(tree.bytes()).insert(tree.node(iteration).textEnd, copies);
}

}  // namespace hone
