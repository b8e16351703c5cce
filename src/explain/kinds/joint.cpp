// Two conditions in one part, and the position that is only asked for together with another condition.

#include <algorithm>
#include <map>

#include "derive/token_texts.h"
#include "explain/feature_reader.h"
#include "explain/joint_phrases.h"
#include "explain/joint_places.h"
#include "explain/kind.h"

namespace hone {
namespace {

using K = FeatureKind;

bool isNumber(K kind) { return kind == K::greatest || kind == K::least; }

template <K kind>
std::vector<NodeId> placesAtEnd(const TreeView& view, const Feature& feature) {
  std::map<NodeId, NodeId> endOf;  // by the rule around
  for (NodeId id : view.all(feature.part, feature.alternative)) {
    const auto [end, isFirst] = endOf.try_emplace(ruleAbove(view.tree(), id), id);
    if (kind == K::last && !isFirst) end->second = id;
  }
  std::vector<NodeId> found;
  for (auto [rule, end] : endOf) found.push_back(end);
  std::ranges::sort(found);
  return found;
}

}  // namespace

bool canBeJoint(FeatureKind kind) { return isYesNo(kind) || isNumber(kind); }

std::vector<NodeId> placesOfCondition(const TreeView& view, const Feature& condition) {
  std::vector<NodeId> found = placesOf(view, condition);
  if (isNumber(condition.kind))
    std::erase_if(found, [&](NodeId id) {
      const std::optional<double> number = numberIn(view.text(id));
      return !number || *number < condition.low || *number > condition.high;
    });
  return found;
}

bool standsBefore(const Tree& tree, NodeId around, const std::vector<NodeId>& one, const std::vector<NodeId>& other) {
  const auto first = std::ranges::lower_bound(one, around),
             behind = std::ranges::lower_bound(other, tree.node(around).end);
  return first != one.end() && *first < tree.node(around).end && behind != other.begin() &&
         *std::prev(behind) >= tree.node(*first).end;
}

std::vector<NodeId> nodesTogether(const Tree& tree, const Feature& joint, const std::vector<NodeId>& one,
                                  const std::vector<NodeId>& other) {
  std::vector<NodeId> found = nodesAround(tree, one, joint.part, joint.nearest);
  if (joint.before) {
    std::erase_if(found, [&](NodeId id) { return !standsBefore(tree, id, one, other); });
    return found;
  }
  const std::vector<NodeId> others = nodesAround(tree, other, joint.part, joint.nearest);
  std::erase_if(found, [&](NodeId id) { return std::ranges::binary_search(others, id) == joint.lacks; });
  return found;
}

std::vector<NodeId> nodesAround(const Tree& tree, const std::vector<NodeId>& nodes, RuleId rule, bool nearest) {
  std::vector<NodeId> found;
  climbFrom(tree, nodes, [&](NodeId at) {
    const bool isOfRule = tree.node(at).kind == NodeKind::rule && tree.node(at).symbol == rule;
    if (isOfRule) found.push_back(at);
    return !isOfRule || !nearest;
  });
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

NodeId decisivePlace(const TreeView& view, const Feature& feature, Random& random) {
  NodeId around = view.tree().root();
  auto pickWithin = [&](std::vector<NodeId> nodes) {
    std::erase_if(nodes, [&](NodeId id) { return id < around || id >= view.tree().node(around).end; });
    return nodes.empty() ? noNode : random.pick(nodes);
  };
  const Feature* at = &feature;
  while (at->kind == K::joint) {
    const size_t side = random.below(2);
    Feature wanted = *at;
    if (side == 1) wanted.lacks = false;  // what must not be there is, and so decides
    around = pickWithin(placesOf(view, wanted));
    if (around == noNode) return noNode;
    at = &at->operands[side];
  }
  return pickWithin(placesOfCondition(view, *at));
}

const Kind jointKind{
    .name = "joint",
    .complexity = 4,
    .noun = [](const Feature& f, const Parts& parts) { return nounOfJoint(f, parts); },
    .assertion = [](const Feature& f, const Parts& parts, double) { return assertionOfJoint(f, parts); },
    .places =
        [](const TreeView& view, const Feature& joint) {
          return nodesTogether(view.tree(), joint, placesOfCondition(view, joint.operands[0]),
                               placesOfCondition(view, joint.operands[1]));
        },
};

const Kind lastKind{
    .name = "last",
    .complexity = 3,
    .noun = [](const Feature& f, const Parts& parts) { return "last " + parts.show(f.part, f.alternative); },
    .places = placesAtEnd<K::last>,
};

const Kind firstKind{
    .name = "first",
    .complexity = 3,
    .noun = [](const Feature& f, const Parts& parts) { return "first " + parts.show(f.part, f.alternative); },
    .places = placesAtEnd<K::first>,
};

}  // namespace hone
