// What lies in what: anywhere below it, or with no rule between.

#include <fmt/format.h>

#include "derive/values.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

// What else a token lies in says no more than its rule does.
constexpr size_t mostAroundToken = 3;
// Enclosing parts that are looked at, from the innermost. Few inputs reach that; what lies further out is missed.
constexpr size_t mostAround = 64;

/// Calls back with what the node lies in, from the innermost; ends where that returns true.
template <typename Found>
void forEachAround(const TreeView& view, NodeId id, Found found) {
  const Tree& tree = view.tree();
  NodeId outer = tree.node(id).parent;
  size_t left = tree.node(id).kind == NodeKind::token ? mostAroundToken : mostAround;
  for (; outer != noNode && left > 0; --left, outer = tree.node(outer).parent)
    if (tree.node(outer).kind != NodeKind::error && found(outer)) return;
}

void readWithin(const TreeView& view, FeatureNotes& notes) {
  const Tree& tree = view.tree();
  for (NodeId id = 1; id < tree.size(); ++id) {
    const Part part = view.part(id);
    if (part == noPart || (tree.node(id).kind == NodeKind::token && view.parts().isLiteral(part))) continue;
    Feature feature{.kind = K::within, .part = part, .alternative = view.alternative(id)};
    forEachAround(view, id, [&](NodeId outer) {
      feature.other = view.part(outer);
      feature.otherAlternative = view.alternative(outer);
      notes.add(feature, 1);
      return false;
    });
  }
}

bool isWithin(const TreeView& view, NodeId id, const Feature& f) {
  bool found = false;
  forEachAround(view, id, [&](NodeId outer) { return found = view.is(outer, f.other, f.otherAlternative); });
  return found;
}

std::string innerOf(const Feature& f, const Parts& parts) { return parts.show(f.part, f.alternative); }

std::string sayWhere(const Feature& f, const Parts& parts) {
  const bool isChild = f.kind == K::child, isToken = parts.isToken(f.part);
  const std::string outer = withArticle(parts.show(f.other, f.otherAlternative));
  if (isChild) return "directly in " + outer;
  return isToken ? fmt::format("at most {} levels below {}", mostAroundToken, outer) : "inside " + outer;
}

std::string nounOfInner(const Feature& f, const Parts& parts) { return innerOf(f, parts) + ' ' + sayWhere(f, parts); }

Assertion saysWhere(const Feature& f, const Parts& parts, double) {
  return says(innerOf(f, parts), "is " + sayWhere(f, parts));
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

/// The innermost node with the same text that isn't a choice between others.
NodeId innermostAlike(const TreeView& view, NodeId id) {
  const Tree& tree = view.tree();
  NodeId innermost = id;
  for (NodeId below = id + 1; below < tree.node(id).end; ++below) {
    const Node& node = tree.node(below);
    if (node.kind == NodeKind::hidden) continue;
    if (view.span(below) != view.span(id)) break;
    if (node.kind == NodeKind::rule || node.kind == NodeKind::token) innermost = below;
  }
  return innermost;
}

/// Calls back with each outermost rule of its text, and what it is.
template <typename Found>
void forJust(const TreeView& view, Found found) {
  for (NodeId id = 0; id < view.size(); ++id) {
    if (view.tree().node(id).kind != NodeKind::rule || view.span(id).empty()) continue;
    if (outermostAlike(view.tree(), view.spans(), id) != id) continue;
    if (const NodeId inner = innermostAlike(view, id); inner != id && view.part(inner) != noPart) found(id, inner);
  }
}

}  // namespace

const Kind justKind{
    .name = "just",
    .complexity = 5,
    .noun =
        [](const Feature& f, const Parts& parts) {
          return parts.show(f.part) + " that is just " + withArticle(parts.show(f.other, f.otherAlternative));
        },
    .assertion =
        [](const Feature& f, const Parts& parts, double) {
          return says(parts.show(f.part), "is just " + withArticle(parts.show(f.other, f.otherAlternative)));
        },
    .read =
        [](const TreeView& view, FeatureNotes& notes) {
          forJust(view, [&](NodeId id, NodeId inner) {
            notes.add({.kind = K::just,
                       .part = view.part(id),
                       .other = view.part(inner),
                       .otherAlternative = view.alternative(inner)},
                      1);
          });
        },
    .places =
        [](const TreeView& view, const Feature& f) {
          std::vector<NodeId> found;
          forJust(view, [&](NodeId id, NodeId inner) {
            if (view.part(id) == f.part && view.is(inner, f.other, f.otherAlternative)) found.push_back(id);
          });
          return found;
        },
};

const Kind withinKind{
    .name = "within",
    .complexity = 9,
    .noun = nounOfInner,
    .assertion = saysWhere,
    .read = readWithin,
    .holds = isWithin,
};

const Kind childKind{
    .name = "child",
    .complexity = 9,
    .noun = nounOfInner,
    .assertion = saysWhere,
    .read = readChildren,
    .holds = [](const TreeView& view, NodeId id,
                const Feature& f) { return view.isDirectlyIn(id, f.other, f.otherAlternative); },
};

}  // namespace hone
