#include "explain/mutations.h"

#include <algorithm>

#include "explain/joint_places.h"
#include "tree/edits.h"
#include "tree/part_of.h"

namespace hone {

Mutations::Mutations(std::shared_ptr<Language> language, const FeatureReader& reader, const Pool& pool,
                     Feasibility& feasibility)
    : reader_(reader),
      parts_(reader.parts()),
      pool_(pool),
      feasibility_(feasibility),
      texts_(std::move(language), parts_, feasibility) {}

std::vector<NodeId> Mutations::tokensOfManyTexts(const Tree& tree, NodeId inside) const {
  std::vector<NodeId> found;
  for (NodeId id = inside; id < tree.node(inside).end; ++id)
    if (hasManyTexts(parts_, tree.node(id))) found.push_back(id);
  return found;
}

NodeId Mutations::decisivePlace(const Tree& tree, const Feature& feature, Random& random) const {
  const TreeView view(reader_, tree);
  NodeId around = tree.root();
  auto pickWithin = [&](std::vector<NodeId> nodes) {
    std::erase_if(nodes, [&](NodeId id) { return id < around || id >= tree.node(around).end; });
    return nodes.empty() ? noNode : random.pick(nodes);
  };
  const Feature* at = &feature;
  while (at->kind == FeatureKind::joint) {
    const size_t side = random.below(2);
    Feature wanted = *at;
    if (side == 1) wanted.lacks = false;  // what must not be there is, and so decides
    around = pickWithin(hone::placesOf(view, wanted));
    if (around == noNode) return noNode;
    at = &at->operands[side];
  }
  return pickWithin(placesOfCondition(view, *at));
}

}  // namespace hone
