// What lies in what: anywhere below it, or with no rule between.

#include <algorithm>

#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

// What else a token lies in says no more than its rule does.
constexpr size_t mostAroundToken = 3;
// Enclosing parts that are looked at, from the innermost. Few inputs reach that; what lies further out is missed.
constexpr size_t mostAround = 64;

void readWithin(const TreeView& view, FeatureNotes& notes) {
  const Tree& tree = view.tree();
  for (NodeId id = 1; id < tree.size(); ++id) {
    const Part part = view.part(id);
    const bool isToken = tree.node(id).kind == NodeKind::token;
    if (part == noPart || (isToken && view.parts().isLiteral(part))) continue;
    Feature feature{.kind = K::within, .part = part, .alternative = view.alternative(id)};
    NodeId outer = tree.node(id).parent;
    for (size_t left = isToken ? mostAroundToken : mostAround; outer != noNode && left > 0; --left) {
      if (tree.node(outer).kind != NodeKind::error) {
        feature.other = view.part(outer);
        feature.otherAlternative = view.alternative(outer);
        notes.add(feature, 1);
      }
      outer = tree.node(outer).parent;
    }
  }
}

std::vector<NodeId> placesWithin(const TreeView& view, const Feature& feature) {
  std::vector<NodeId> found;
  NodeId insideUntil = 0;  // the end of the outermost open `other`
  for (NodeId id = 0; id < view.size(); ++id) {
    if (id < insideUntil && view.is(id, feature.part, feature.alternative)) found.push_back(id);
    if (view.is(id, feature.other, feature.otherAlternative))
      insideUntil = std::max(insideUntil, view.tree().node(id).end);
  }
  return found;
}

void readChildren(const TreeView& view, FeatureNotes& notes) {
  for (NodeId id = 1; id < view.size(); ++id) {
    const NodeId above = view.hasOwnText(id) ? ruleAbove(view.tree(), id) : noNode;
    if (above == noNode) continue;
    notes.add({.kind = K::child,
               .part = view.part(id),
               .alternative = view.alternative(id),
               .other = view.part(above),
               .otherAlternative = view.alternative(above)},
              1);
  }
}

std::vector<NodeId> placesOfChild(const TreeView& view, const Feature& feature) {
  std::vector<NodeId> found = view.all(feature.part, feature.alternative);
  std::erase_if(found, [&](NodeId id) {
    const NodeId above = ruleAbove(view.tree(), id);
    return above == noNode || !view.is(above, feature.other, feature.otherAlternative);
  });
  return found;
}

}  // namespace

const Kind withinKind{
    .name = "within",
    .complexity = 9,
    .show =
        [](const Feature& f, const Parts& parts) {
          return parts.show(f.part, f.alternative) + (parts.isToken(f.part) ? " close below " : " in ") +
                 parts.show(f.other, f.otherAlternative);
        },
    .read = readWithin,
    .places = placesWithin,
};

const Kind childKind{
    .name = "child",
    .complexity = 9,
    .show =
        [](const Feature& f, const Parts& parts) {
          return parts.show(f.part, f.alternative) + " directly in " + parts.show(f.other, f.otherAlternative);
        },
    .read = readChildren,
    .places = placesOfChild,
};

}  // namespace hone
