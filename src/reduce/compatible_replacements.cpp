#include "reduce/compatible_replacements.h"

#include "grammar/groups.h"

namespace hone {

const std::vector<bool>& CompatibleReplacements::of(NodeId slot) {
  const Node& node = tree_->node(slot);
  const Atn& atn = tree_->language(slot).grammar().parser;
  const Compatibility& compatibility = tree_->language(slot).compatibility();
  bool none = node.isLeaf() || node.kind == NodeKind::error || node.kind == NodeKind::island;
  auto [at, isNew] = known_.try_emplace({node.language, node.kind == NodeKind::rule, none ? UINT32_MAX : node.symbol});
  if (!isNew) return at->second;
  std::vector<bool>& fits = at->second;
  fits.resize(atn.ruleStart.size());
  if (none) return fits;
  std::vector<bool> direct(fits.size());
  if (node.kind == NodeKind::rule) {
    direct[node.symbol] = true;
  } else {
    StateId begin = node.symbol;
    if (atn.states[begin].kind == StateKind::starLoopEntry) begin = loopBlock(atn, begin);
    direct = compatibility.fitting(begin, atn.states[begin].end);
  }
  for (RuleId rule = 0; rule < direct.size(); ++rule)
    for (RuleId other = 0; direct[rule] && other < direct.size(); ++other)
      if (compatibility.ruleFits(rule, other)) fits[other] = true;
  return fits;
}

std::vector<NodeId> CompatibleReplacements::nearest(NodeId slot, NodeId held) {
  std::vector<NodeId> found;
  const Node& outer = tree_->node(held);
  for (NodeId id = held + 1; id < outer.end;) {
    const Node& node = tree_->node(id);
    bool same = node.textBegin == outer.textBegin && node.textEnd == outer.textEnd;
    if (!same && fits(slot, id)) {
      found.push_back(id);
      id = node.end;
    } else {
      ++id;
    }
  }
  return found;
}

}  // namespace hone
