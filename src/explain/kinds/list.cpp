// Lists against the first one of their kind: a row of a table and its header.

#include <map>

#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

using PartCounts = std::map<Part, uint32_t>;

/// By rule of the tree, how many parts of each kind are directly in it.
std::map<NodeId, PartCounts> childCounts(const TreeView& view) {
  std::map<NodeId, PartCounts> counts;
  for (NodeId id = 1; id < view.size(); ++id) {
    if (!view.hasOwnText(id)) continue;
    if (const NodeId above = ruleAbove(view.tree(), id); above != noNode) ++counts[above][view.part(id)];
  }
  return counts;
}

/// How many more (or fewer) of the part than the first of its kind each list has.
template <K kind, typename Found>
void compareWithFirst(const TreeView& view, Found found) {
  std::map<NodeId, PartCounts> counts = childCounts(view);
  std::map<Part, NodeId> first;
  for (NodeId id = 0; id < view.size(); ++id) {
    if (view.tree().node(id).kind != NodeKind::rule) continue;
    const auto [known, isFirst] = first.try_emplace(view.part(id), id);
    if (isFirst) continue;
    const NodeId more = kind == K::longer ? id : known->second, fewer = kind == K::longer ? known->second : id;
    for (auto [part, count] : counts[more])
      if (const uint32_t less = counts[fewer][part]; count > less) found(id, part, count - less);
  }
}

template <K kind>
void readLists(const TreeView& view, FeatureNotes& notes) {
  compareWithFirst<kind>(view, [&](NodeId list, Part part, uint32_t by) {
    notes.add({.kind = kind, .part = view.part(list), .other = part}, by);
  });
}

template <K kind>
std::vector<NodeId> placesOfLists(const TreeView& view, const Feature& feature) {
  std::vector<NodeId> found;
  compareWithFirst<kind>(view, [&](NodeId list, Part part, uint32_t) {
    if (view.part(list) == feature.part && part == feature.other) found.push_back(list);
  });
  return found;
}

template <bool longer>
std::string noun(const Feature& f, const Parts& parts) {
  return (longer ? "more(" : "fewer(") + parts.show(f.other) + " in " + parts.show(f.part) + " than in the first)";
}

template <bool longer>
Assertion assertion(const Feature& f, const Parts& parts, double bound) {
  const std::string least = whole(bound), list = parts.show(f.part);
  return says(list, "has " + (least == "1" ? "" : "at least " + least + ' ') + (longer ? "more " : "fewer ") +
                        parts.show(f.other) + " than the first " + list);
}

}  // namespace

const Kind longerKind{
    .name = "longer",
    .complexity = 8,
    .values = Kind::Values::whole,
    .noun = noun<true>,
    .assertion = assertion<true>,
    .read = readLists<K::longer>,
    .places = placesOfLists<K::longer>,
};

const Kind shorterKind{
    .name = "shorter",
    .complexity = 8,
    .values = Kind::Values::whole,
    .noun = noun<false>,
    .assertion = assertion<false>,
    .read = readLists<K::shorter>,
    .places = placesOfLists<K::shorter>,
};

}  // namespace hone
