// What occurs, how often, and what is left out where it could be.

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "derive/absent_parts.h"
#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/model.h"
#include "explain/splice.h"
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

/// How many parts there are in one part of a rule, for which the nearest one around counts.
template <K kind>
void readCountsInOne(const TreeView& view, FeatureNotes& notes) {
  const Tree& tree = view.tree();
  struct Counter {
    Part scope;
    size_t position;  // among the parts that are counted in such a scope
  };
  std::unordered_map<Part, std::vector<Part>> countedIn;
  std::unordered_map<Part, std::vector<Counter>> countersOf;
  for (const auto& [part, scopes] : view.reader().scopesOfCounts())
    for (const Part scope : scopes) {
      countersOf[part].push_back({scope, countedIn[scope].size()});
      countedIn[scope].push_back(part);
    }
  struct Count {
    Part part, scope;
    double count;
  };
  std::vector<Count> counts;
  struct Scope {
    NodeId end;
    size_t first;  // of its counts
  };
  std::unordered_map<Part, std::vector<Scope>> open;  // around the present node
  const auto openOf = [&](Part scope, NodeId id) -> std::vector<Scope>& {
    std::vector<Scope>& around = open[scope];
    while (!around.empty() && around.back().end <= id) around.pop_back();
    return around;
  };
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (tree.node(id).kind != NodeKind::rule || view.span(id).empty()) continue;
    const Part part = view.part(id);
    if (const auto counters = countersOf.find(part); counters != countersOf.end())
      for (const auto& [scope, position] : counters->second)
        if (const std::vector<Scope>& around = openOf(scope, id); !around.empty())
          ++counts[around.back().first + position].count;
    const auto counted = countedIn.find(part);
    if (counted == countedIn.end()) continue;
    openOf(part, id).push_back({tree.node(id).end, counts.size()});
    for (const Part one : counted->second) counts.push_back({one, part, 0});
  }
  for (const auto& [part, scope, count] : counts) notes.add({.kind = kind, .part = part, .other = scope}, count);
}

std::string nounOfCount(const Feature& f, const Parts& parts) {
  return std::string(kindOf(f.kind).name) + '(' + parts.show(f.part) + ") in " + withArticle(parts.show(f.other));
}

std::optional<std::string> moveCount(const Move& move, Random& random) {
  if (std::isinf(move.value)) return std::nullopt;
  const Tree& tree = move.view.tree();
  NodeId at = random.pick(move.nodes);
  if (move.value > move.condition.high) {
    if (random.chance(1, 2)) return withoutElement(tree, at, random);
    // As many in a row as are too many, where each is an iteration.
    const double wanted = wholeBetween(move.condition.low, move.condition.high, 0, random);
    const size_t surplus = static_cast<size_t>(move.value - wanted),
                 first = random.below(move.nodes.size() - surplus + 1);
    Edits edits(tree.size());
    for (size_t i = first; i < first + surplus; ++i)
      if (tree.node(move.nodes[i]).isQuantified()) edits.remove(move.nodes[i]);
    return textWith(tree, edits);
  }
  while (at != noNode && !tree.node(at).isIteration()) at = tree.node(at).parent;
  if (at == noNode) return std::nullopt;
  const double wanted =
      std::min(longestOnDemand, wholeBetween(move.condition.low, move.condition.high, move.value, random));
  return duplicated(tree, at, static_cast<size_t>(std::max(1.0, wanted - move.value)));
}

/// The part that lacks the group. A rule's alternative is named where the group needs it.
std::string ownerOf(const Feature& f, const Parts& parts) {
  return parts.isRule(f.part) ? parts.showGroup(f.other).owner : parts.show(f.part, f.alternative);
}

Assertion saysAbsence(const Feature& f, const Parts& parts, double) {
  const std::string owner = ownerOf(f, parts), group = parts.showGroup(f.other).part();
  return {withArticle(owner) + " has no " + group, "every " + owner + " has " + withArticle(group)};
}

bool lacks(const TreeView& view, NodeId id, const Feature& f) {
  return std::ranges::count(absentParts(view.parts(), view.tree(), id), f.other, &AbsentPart::group) > 0;
}

void readAbsence(const TreeView& view, FeatureNotes& notes) {
  for (NodeId id = 0; id < view.size(); ++id)
    if (const Part part = view.part(id); part != noPart)
      for (const AbsentPart& absent : absentParts(view.parts(), view.tree(), id))
        notes.add({.kind = K::without, .part = part, .alternative = view.alternative(id), .other = absent.group}, 1);
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
    .holds = lacks,
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

const Kind mostKind{
    .name = "most",
    .complexity = 8,
    .values = Kind::Values::whole,
    .isSize = true,
    .noun = nounOfCount,
    .assertion =
        [](const Feature& f, const Parts& parts, double bound) {
          return says(parts.show(f.other), "has at least " + whole(bound) + ' ' + parts.show(f.part));
        },
    .read = readCountsInOne<K::most>,
    .move = moveCount,
};

const Kind fewestKind{
    .name = "fewest",
    .complexity = 8,
    .values = Kind::Values::whole,
    .isSize = true,
    .merge = Kind::Merge::least,
    .missing = infinity,
    .noun = nounOfCount,
    .assertion =
        [](const Feature& f, const Parts& parts, double bound) {
          return says(parts.show(f.other), "has at most " + whole(std::floor(bound)) + ' ' + parts.show(f.part));
        },
    .read = readCountsInOne<K::fewest>,
    .move = moveCount,
};

}  // namespace hone
