// What occurs, how often, and what is left out where it could be.

#include <algorithm>

#include "derive/absent_parts.h"
#include "explain/kind.h"
#include "explain/mutations.h"
#include "tree/edits.h"

namespace hone {
namespace {

using K = FeatureKind;

void readExistence(const TreeView& view, FeatureNotes& notes) {
  for (NodeId id = 0; id < view.size(); ++id) {
    const Part part = view.part(id);
    if (part == noPart) continue;
    const uint16_t alternative = view.alternative(id);
    // Of an iteration, its alternative says more.
    if (!view.parts().isGroup(part) || alternative == anyAlternative || !view.tree().node(id).isIteration())
      notes.add({.part = part}, 1);
    if (alternative != anyAlternative) notes.add({.part = part, .alternative = alternative}, 1);
  }
}

Assertion saysExistence(const Feature& f, const Parts& parts, double) {
  const std::string noun = parts.show(f.part, f.alternative);
  if (parts.isGroup(f.part)) {
    const GroupNames group = parts.showGroup(f.part, f.alternative);
    return says(group.owner, "has " + withArticle(group.part()));
  }
  if (f.alternative != anyAlternative) return {noun, "no " + noun};
  return {"there is " + asObject(f, noun, parts), "there is no " + noun};
}

Assertion saysCount(const Feature& f, const Parts& parts, double bound) {
  const bool isGroup = parts.isGroup(f.part);
  const GroupNames group = isGroup ? parts.showGroup(f.part, f.alternative) : GroupNames{};
  const std::string things = isGroup ? group.part("parts") + " of " + group.owner : parts.show(f.part, f.alternative);
  return {"there are at least " + whole(bound) + ' ' + things, "there are fewer than " + whole(bound) + ' ' + things};
}

void readCounts(const TreeView& view, FeatureNotes& notes) {
  for (NodeId id = 0; id < view.size(); ++id) {
    const Part part = view.part(id);
    if (part == noPart) continue;
    notes.add({.kind = K::count, .part = part}, 1);
    if (const uint16_t alternative = view.alternative(id); alternative != anyAlternative)
      notes.add({.kind = K::count, .part = part, .alternative = alternative}, 1);
  }
}

std::optional<std::string> moveCount(Mutations& how, const Move& move, Random& random) {
  const auto& [tree, condition, value, nodes] = move;
  NodeId at = random.pick(nodes);
  if (value > condition.high) {
    if (condition.high < 1) return how.exclude(tree, nodes, random);
    if (random.chance(1, 2)) return how.removeElement(tree, at, random);
    // As many in a row as are too many, where each is an iteration.
    const double wanted = wholeBetween(condition.low, condition.high, 0, random);
    const size_t surplus = static_cast<size_t>(value - wanted), first = random.below(nodes.size() - surplus + 1);
    Edits edits(tree.size());
    for (size_t i = first; i < first + surplus; ++i)
      if (tree.node(nodes[i]).isQuantified()) edits.remove(nodes[i]);
    return textWith(tree, edits);
  }
  while (at != noNode && !tree.node(at).isIteration()) at = tree.node(at).parent;
  if (at == noNode || random.chance(1, 4))
    return how.include(tree, {.part = condition.feature.part, .alternative = condition.feature.alternative}, random);
  const double wanted = std::min(longestOnDemand, wholeBetween(condition.low, condition.high, value, random));
  return how.duplicate(tree, at, static_cast<size_t>(std::max(1.0, wanted - value)));
}

/// The part that lacks the group. A rule's alternative is named where the group needs it.
std::string ownerOf(const Feature& f, const Parts& parts) {
  return parts.isRule(f.part) ? parts.showGroup(f.other).owner : parts.show(f.part, f.alternative);
}

Assertion saysAbsence(const Feature& f, const Parts& parts, double) {
  const std::string owner = ownerOf(f, parts), group = parts.showGroup(f.other).part();
  return {withArticle(owner) + " has no " + group, "every " + owner + " has " + withArticle(group)};
}

bool lacks(const TreeView& view, NodeId id, Part group) {
  return std::ranges::count(absentParts(view.parts(), view.tree(), id), group, &AbsentPart::group) > 0;
}

void readAbsence(const TreeView& view, FeatureNotes& notes) {
  for (NodeId id = 0; id < view.size(); ++id)
    if (const Part part = view.part(id); part != noPart)
      for (const AbsentPart& absent : absentParts(view.parts(), view.tree(), id))
        notes.add({.kind = K::without, .part = part, .alternative = view.alternative(id), .other = absent.group}, 1);
}

std::vector<NodeId> placesOfAbsence(const TreeView& view, const Feature& feature) {
  std::vector<NodeId> found = view.all(feature.part, feature.alternative);
  std::erase_if(found, [&](NodeId id) { return !lacks(view, id, feature.other); });
  return found;
}

/// Takes the part out where it is; elsewhere, as with any feature, one without it is put in.
std::optional<std::string> moveAbsence(Mutations& how, const Move& move, Random& random) {
  const auto& [tree, condition, value, nodes] = move;
  const std::vector<NodeId> groups = how.placesOf(tree, {.part = condition.feature.other});
  if (value >= condition.low || groups.empty() || random.chance(1, 2)) return how.putInOrTakeOut(move, random);
  const NodeId inside = tree.node(random.pick(groups)).parent;
  Edits edits(tree.size());
  for (NodeId group : groups)
    if (tree.node(group).parent == inside) edits.remove(group);
  return textWith(tree, edits);
}

}  // namespace

const Kind existsKind{
    .name = "exists",
    .complexity = 0,
    .isBasic = true,
    .noun = [](const Feature& f, const Parts& parts) { return parts.show(f.part, f.alternative); },
    .assertion = saysExistence,
    .read = readExistence,
};

const Kind withoutKind{
    .name = "without",
    .complexity = 3,
    .noun = [](const Feature& f,
               const Parts& parts) { return ownerOf(f, parts) + " with no " + parts.showGroup(f.other).part(); },
    .assertion = saysAbsence,
    .read = readAbsence,
    .places = placesOfAbsence,
    .move = moveAbsence,
};

const Kind countKind{
    .name = "count",
    .complexity = 8,
    .values = Kind::Values::whole,
    .isSize = true,
    .merge = Kind::Merge::sum,
    .assertion = saysCount,
    .read = readCounts,
    .move = moveCount,
};

}  // namespace hone
