// Parts with the same text: any two, and two at the same place in two elements of one list.

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

#include "explain/feature_reader.h"
#include "explain/kind.h"
#include "explain/mutations.h"

namespace hone {
namespace {

using K = FeatureKind;

// Parts with the same text that are paired. Few inputs reach that; beyond it a feature that holds is missed.
constexpr size_t mostEqual = 64;

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
constexpr size_t mostScopesOfEqual = 4;

/// Calls back with the nearest rules around both, until one is found.
template <typename Found>
bool forScopes(const Tree& tree, NodeId one, NodeId other, Found found) {
  NodeId both = ruleAboveBoth(tree, one, other);
  for (size_t i = 0; both != noNode && i < mostScopesOfEqual; ++i, both = ruleAbove(tree, both))
    if (found(both)) return true;
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
  return above == noNode || view.span(above).begin != view.span(id).begin || view.span(above).end != view.span(id).end;
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
    if (equal.size() < mostEqual) equal.push_back(id);
  }
}

using Parted = std::set<std::tuple<Part, Part, Part>>;

/// Of long lists the same few features again and again, so each is noted once.
void noteAll(FeatureKind kind, const Parted& found, FeatureNotes& notes) {
  for (auto [part, other, scope] : found) notes.add({.kind = kind, .part = part, .other = other, .scope = scope}, 1);
}

void readSame(const TreeView& view, FeatureNotes& notes) {
  Parted found;
  forEqualTexts(view, false, [&](NodeId one, NodeId other) {
    found.insert({view.part(one), view.part(other), noPart});
    forScopes(view.tree(), one, other, [&](NodeId both) {
      found.insert({view.part(one), view.part(other), view.part(both)});
      return false;
    });
  });
  noteAll(K::same, found, notes);
}

void readTwice(const TreeView& view, FeatureNotes& notes) {
  Parted found;
  forEqualTexts(view, true, [&](NodeId one, NodeId other) {
    const NodeId both = ruleAboveBoth(view.tree(), one, other);
    const NodeId place = both == noNode ? noNode : placeAlike(view.tree(), one, other, both);
    if (place != noNode && place != one) found.insert({view.part(one), view.part(place), view.part(both)});
  });
  noteAll(K::twice, found, notes);
}

/// Of each two the later one.
std::vector<NodeId> placesOfEqual(const TreeView& view, const Feature& feature) {
  const bool twice = feature.kind == K::twice;
  std::unordered_map<std::string_view, std::vector<NodeId>> others;
  for (NodeId id : view.all(twice ? feature.part : feature.other))
    if (isComparable(view, id)) others[view.text(id)].push_back(id);
  auto isPair = [&](NodeId one, NodeId other) {
    if (feature.scope == noPart) return true;
    if (!twice)
      return forScopes(view.tree(), one, other, [&](NodeId both) { return view.part(both) == feature.scope; });
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

std::optional<std::string> moveEqual(Mutations& how, const Move& move, Random& random) {
  const auto& [tree, condition, value, nodes] = move;
  const Feature& feature = condition.feature;
  if (value >= condition.low) return how.putInOrTakeOut(move, random);
  const Feature otherPart{.part = feature.kind == K::twice ? feature.part : feature.other};
  const std::vector<NodeId> others = how.placesOf(tree, otherPart);
  if (others.empty()) return how.include(tree, otherPart, random);
  const NodeId one = random.pick(nodes), other = random.pick(others);
  if (one == other) return how.include(tree, otherPart, random);
  return random.chance(1, 2) ? splice(tree, one, visibleText(tree, other))
                             : splice(tree, other, visibleText(tree, one));
}

std::string sayEarlier(const Feature& f, Part earlier, const Parts& parts) {
  return "an earlier " + parts.show(earlier) + (f.scope == noPart ? "" : " in the same " + parts.show(f.scope));
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
    .move = moveEqual,
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
    .move = moveEqual,
};

}  // namespace hone
