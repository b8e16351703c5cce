#include "derive/absent_parts.h"

#include <algorithm>

#include "grammar/groups.h"

namespace hone {
namespace {

/// The states between which the network derives what is in the node; noState twice where that isn't one way.
struct Way {
  StateId from = noState, to = noState;
};

Way wayOf(const Atn& atn, const Node& node) {
  switch (node.kind) {
    case NodeKind::rule:
      if (atn.leftRecursive[node.symbol]) return {};
      return {atn.ruleStart[node.symbol], atn.ruleStop[node.symbol]};
    case NodeKind::optional:
      // Which of several alternatives it holds isn't known.
      if (atn.states[node.symbol].transitionCount != 2) return {};
      for (const Transition& way : atn.from(node.symbol))
        if (way.target != atn.states[node.symbol].end) return {way.target, atn.states[node.symbol].end};
      return {};
    case NodeKind::star: {
      if (atn.states[node.symbol].precedenceDecision) return {};
      const StateId block = loopBlock(atn, node.symbol);
      if (block == noState || node.alternative >= atn.states[block].transitionCount) return {};
      return {atn.from(block)[node.alternative].target, atn.states[block].end};
    }
    case NodeKind::choice:
    case NodeKind::plus:
      if (node.alternative >= atn.states[node.symbol].transitionCount) return {};
      return {atn.from(node.symbol)[node.alternative].target, atn.states[node.symbol].end};
    default: return {};
  }
}

/// Where the node's visible text begins; its end where it has none. O(hidden tokens and depth before that text).
uint32_t visibleBegin(const Tree& tree, NodeId node) {
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (const Node& leaf = tree.node(id); leaf.kind == NodeKind::token && leaf.textEnd > leaf.textBegin)
      return leaf.textBegin;
  return tree.node(node).textEnd;
}

}  // namespace

std::vector<AbsentPart> absentParts(const Parts& parts, const Tree& tree, NodeId node) {
  const Atn& atn = parts.grammar().parser;
  if (tree.node(node).language != 0) return {};
  const auto [from, to] = wayOf(atn, tree.node(node));
  std::vector<AbsentPart> found;
  NodeId child = node + 1;
  uint32_t offset = visibleBegin(tree, node);
  const NodeId end = tree.node(node).end;
  auto skipHidden = [&] {
    while (child < end && tree.node(child).kind == NodeKind::hidden) ++child;
  };
  auto isNext = [&](NodeKind kind, uint32_t symbol) {
    return child < end && tree.node(child).kind == kind && tree.node(child).symbol == symbol;
  };
  auto take = [&] {
    offset = tree.node(child).textEnd;
    child = tree.node(child).end;
    skipHidden();
  };
  skipHidden();
  for (StateId at = from; at != to && at != noState;) {
    const State& state = atn.states[at];
    const Transition& transition = atn.from(at)[0];
    if (const StateId behind = behindGroup(atn, at); behind != noState) {
      if (state.kind == StateKind::blockStart && !isOptional(atn, at)) {
        if (isNext(NodeKind::choice, at)) {
          take();
          at = behind;
        } else {  // the alternatives of the whole rule
          at = atn.from(at)[std::min<uint32_t>(tree.node(node).alternative, state.transitionCount - 1)].target;
        }
        continue;
      }
      const NodeKind kind = state.kind == StateKind::blockStart      ? NodeKind::optional
                            : state.kind == StateKind::starLoopEntry ? NodeKind::star
                                                                     : NodeKind::plus;
      if (kind != NodeKind::plus && !isNext(kind, at)) found.push_back({parts.ofGroup(at), offset});
      while (isNext(kind, at)) take();
      at = behind;
    } else if (transition.kind == TransitionKind::rule) {
      if (!isNext(NodeKind::rule, atn.states[transition.target].rule)) return found;
      take();
      at = transition.follow;
    } else {
      if (transition.kind == TransitionKind::set) {
        const bool is = child < end && tree.node(child).kind == NodeKind::token &&
                        atn.sets[transition.argument].contains(static_cast<Symbol>(tree.node(child).symbol));
        if (!is) return found;
        take();
      }
      at = transition.target;
    }
  }
  return found;
}

}  // namespace hone
