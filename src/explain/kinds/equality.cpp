// Parts with the same text: any two, and two at the same place in two elements of one list.

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

#include "derive/character_class.h"
#include "derive/variants.h"
#include "explain/feature_reader.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

// Each part is paired with so many of the same text before it, the nearest ones, since a rule around those that are
// near is the smallest. A large input may have thousands.
constexpr size_t mostEqual = 8;

/// The last few of them.
void keep(std::vector<NodeId>& equal, NodeId id) {
  if (equal.size() == mostEqual) equal.erase(equal.begin());
  equal.push_back(id);
}

/// The rule directly below `scope` that the node is in, or is; noNode where the other's way up to the scope goes
/// through other rules, or where both are in the same one.
NodeId placeAlike(const Tree& tree, NodeId one, NodeId other, NodeId scope) {
  for (;;) {
    const Node &a = tree.node(one), &b = tree.node(other);
    if (a.kind != b.kind || a.symbol != b.symbol || one == other) return noNode;
    const NodeId above = ruleAbove(tree, one), otherAbove = ruleAbove(tree, other);
    if (above == scope || otherAbove == scope) return above == otherAbove ? one : noNode;
    if (above == noNode || otherAbove == noNode) return noNode;
    one = above;
    other = otherAbove;
  }
}

// Rules around both that are named, from the innermost.
constexpr size_t mostScopesOfEqual = 12;

/// Calls back with the nearest rules around both, until one is found. What is in a list within a list belongs to the
/// inner one.
template <typename Found>
bool forScopes(const TreeView& view, NodeId one, NodeId other, Found found) {
  const Tree& tree = view.tree();
  NodeId both = ruleAboveBoth(tree, one, other);
  if (both == noNode) return false;
  std::vector<Part> inner;
  for (NodeId start : {one, other})
    for (NodeId at = ruleAbove(tree, start); at != both; at = ruleAbove(tree, at)) inner.push_back(view.part(at));
  for (size_t i = 0; both != noNode && i < mostScopesOfEqual; ++i, both = ruleAbove(tree, both)) {
    const Part part = view.part(both);
    if (std::ranges::find(inner, part) == inner.end() && found(both)) return true;
    inner.push_back(part);
  }
  return false;
}

bool isComparable(const TreeView& view, NodeId id) {
  return !view.span(id).empty() && view.span(id).end - view.span(id).begin <= FeatureReader::longestWord;
}

/// Is it what stands for its text: a token, or the outermost of the rules that have the same one? Those between would
/// only say the same again, in all combinations.
bool speaksForItsText(const TreeView& view, NodeId id) {
  if (view.tree().node(id).kind == NodeKind::token) return true;
  const NodeId above = ruleAbove(view.tree(), id);
  return above == noNode || view.span(above) != view.span(id);
}

/// Calls back with each two parts of equal text, none in the other. If `alike`, both are of the same part of the
/// grammar; else each of them speaks for its text.
template <typename Found>
void forEqualTexts(const TreeView& view, bool alike, Found found) {
  std::unordered_map<Part, std::unordered_map<std::string_view, std::vector<NodeId>>> byText;
  for (NodeId id = 0; id < view.size(); ++id) {
    if (!view.hasOwnText(id) || !isComparable(view, id) || !(alike || speaksForItsText(view, id))) continue;
    std::vector<NodeId>& equal = byText[alike ? view.part(id) : noPart][view.text(id)];
    const bool isToken = view.tree().node(id).kind == NodeKind::token;
    for (NodeId one : equal)
      if (view.span(one).end <= view.span(id).begin && (view.tree().node(one).kind == NodeKind::token) == isToken)
        found(one, id);
    keep(equal, id);
  }
}

using Parted = std::set<std::tuple<Part, Part, Part>>;

/// Of long lists the same few features again and again, so each is noted once.
void noteAll(FeatureKind kind, const Parted& found, FeatureNotes& notes) {
  for (auto [part, other, scope] : found) notes.add({.kind = kind, .part = part, .other = other, .scope = scope}, 1);
}

/// Tells which pairs are new of two nodes in the rule around both, by their paths: what features say of them.
auto newPairs(const TreeView& view) {
  return [&view, seen = std::unordered_map<uint64_t, std::set<uint32_t>>()](NodeId one, NodeId other,
                                                                            NodeId both) mutable {
    const uint32_t around = both == noNode ? 0 : view.path(both);
    return seen[uint64_t{view.path(one)} << 32 | view.path(other)].insert(around).second;
  };
}

void readSame(const TreeView& view, FeatureNotes& notes) {
  Parted found;
  auto isNew = newPairs(view);
  forEqualTexts(view, false, [&](NodeId one, NodeId other) {
    if (!isNew(one, other, ruleAboveBoth(view.tree(), one, other))) return;
    found.insert({view.part(one), view.part(other), noPart});
    forScopes(view, one, other, [&](NodeId both) {
      found.insert({view.part(one), view.part(other), view.part(both)});
      return false;
    });
  });
  noteAll(K::same, found, notes);
}

void readTwice(const TreeView& view, FeatureNotes& notes) {
  Parted found;
  auto isNew = newPairs(view);
  forEqualTexts(view, true, [&](NodeId one, NodeId other) {
    const NodeId both = ruleAboveBoth(view.tree(), one, other);
    if (!isNew(one, other, both)) return;
    const NodeId place = both == noNode ? noNode : placeAlike(view.tree(), one, other, both);
    if (place != noNode && place != one) found.insert({view.part(one), view.part(place), view.part(both)});
  });
  noteAll(K::twice, found, notes);
}

// Rules around a name that people name with it, from the innermost: a declaration has some levels.
constexpr size_t mostRulesOfName = 4;

/// Calls back with the rules around a name, and around the same name later, neither of which is in the other.
template <typename Found>
void forNames(const TreeView& view, Found found) {
  const Tree& tree = view.tree();
  std::unordered_map<Part, std::unordered_map<std::string_view, std::vector<NodeId>>> byText;
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (!hasManyTexts(view.parts(), tree.node(id)) || !isComparable(view, id)) continue;
    std::vector<NodeId>& equal = byText[view.part(id)][withoutQuotes(view.text(id))];
    for (NodeId one : equal) {
      NodeId other = ruleAbove(tree, id);
      for (size_t i = 0; i < mostRulesOfName && other > one && other != noNode; ++i, other = ruleAbove(tree, other)) {
        NodeId rule = ruleAbove(tree, one);
        for (size_t j = 0; j < mostRulesOfName && rule != noNode && tree.node(rule).end <= other; ++j) {
          found(rule, other, view.part(id));
          rule = ruleAbove(tree, rule);
        }
      }
    }
    keep(equal, id);
  }
}

void readAgain(const TreeView& view, FeatureNotes& notes) {
  Parted found;
  forNames(view, [&](NodeId one, NodeId other, Part name) {
    if (view.part(one) != view.part(other)) found.insert({view.part(one), view.part(other), name});
  });
  noteAll(K::again, found, notes);
}

std::vector<NodeId> placesOfAgain(const TreeView& view, const Feature& feature) {
  std::vector<NodeId> places;
  forNames(view, [&](NodeId one, NodeId other, Part name) {
    if (view.part(one) == feature.part && view.part(other) == feature.other && name == feature.scope)
      places.push_back(other);
  });
  std::ranges::sort(places);
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

/// Of each two the later one.
std::vector<NodeId> placesOfEqual(const TreeView& view, const Feature& feature) {
  const bool twice = feature.kind == K::twice;
  std::unordered_map<std::string_view, std::vector<NodeId>> others;
  for (NodeId id : view.all(twice ? feature.part : feature.other))
    if (isComparable(view, id)) others[view.text(id)].push_back(id);
  auto isPair = [&](NodeId one, NodeId other) {
    if (feature.scope == noPart) return true;
    if (!twice) return forScopes(view, one, other, [&](NodeId both) { return view.part(both) == feature.scope; });
    const NodeId both = ruleAboveBoth(view.tree(), one, other);
    if (both == noNode || view.part(both) != feature.scope) return false;
    const NodeId place = placeAlike(view.tree(), one, other, both);
    return place != noNode && view.part(place) == feature.other;
  };
  std::vector<NodeId> found;
  for (NodeId one : view.all(feature.part)) {
    if (!isComparable(view, one)) continue;
    const std::vector<NodeId>& equal = others[view.text(one)];
    auto at = std::ranges::lower_bound(equal, view.tree().node(one).end);
    for (size_t looked = 0; at != equal.end() && looked < mostEqual; ++at, ++looked)
      if (isPair(one, *at)) {
        found.push_back(*at);
        break;
      }
  }
  return found;
}

std::string sayEarlier(const Feature& f, Part earlier, const Parts& parts) {
  return "an earlier " + parts.show(earlier) + (f.scope == noPart ? "" : " in the same " + parts.show(f.scope));
}

std::string sayAgain(const Feature& f, const Parts& parts, const std::string& verb) {
  return verb + "the same " + parts.show(f.scope) + " as an earlier " + parts.show(f.part);
}

}  // namespace

const Kind sameKind{
    .name = "same",
    .complexity = 10,
    .noun = [](const Feature& f,
               const Parts& parts) { return parts.show(f.other) + " equal to " + sayEarlier(f, f.part, parts); },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(parts.show(f.other), "equals " + sayEarlier(f, f.part, parts)); },
    .read = readSame,
    .places = placesOfEqual,
};

const Kind againKind{
    .name = "again",
    .complexity = 9,
    .noun = [](const Feature& f, const Parts& parts) { return parts.show(f.other) + sayAgain(f, parts, " with "); },
    .assertion = [](const Feature& f, const Parts& parts,
                    double) { return says(parts.show(f.other), sayAgain(f, parts, "has ")); },
    .read = readAgain,
    .places = placesOfAgain,
};

const Kind twiceKind{
    .name = "twice",
    .complexity = 9,
    .noun =
        [](const Feature& f, const Parts& parts) {
          return parts.show(f.part) + " equal to that of " + sayEarlier(f, f.other, parts);
        },
    .assertion =
        [](const Feature& f, const Parts& parts, double) {
          const std::string two = "two " + parts.show(f.other) + " in the same " + parts.show(f.scope) +
                                  " have the same " + parts.show(f.part);
          return Assertion{two, "no " + two};
        },
    .read = readTwice,
    .places = placesOfEqual,
};

}  // namespace hone
