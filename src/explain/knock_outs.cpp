#include "explain/knock_outs.h"

#include <algorithm>

#include "explain/tree_places.h"
#include "text/hash.h"

namespace hone {
namespace {

/// How often other contents have to do as well before a place is open, or not before it matters. Of a name that one in
/// some will not do says little: it may be another one's name.
struct Bounds {
  uint8_t same, tolerated, others, attempts;
};
constexpr Bounds ofGroup = {1, 0, 1, 1}, ofRule = {5, 0, 3, 8}, ofToken = {4, 1, 3, 8};

/// The types of the tokens.
uint64_t kindOf(const Tree& tree) {
  std::string types;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::token) types += std::to_string(tree.node(id).symbol) + ' ';
  return contentHash(types).low;
}

}  // namespace

KnockOuts::KnockOuts(InputPattern& pattern, Verdict wanted, size_t mostTrials)
    : pattern_(pattern),
      tree_(*pattern.tree),
      wanted_(wanted),
      attempts_(tree_.size()),
      fails_(tree_.size()),
      passes_(tree_.size()),
      kinds_(tree_.size()),
      mostTrials_(mostTrials) {
  for (NodeId token : pattern.index.tokens())
    if (Part part = pattern.parts.of(tree_.node(token)); part != noPart && !pattern.parts.isLiteral(part))
      names_.push_back(token);
  lookBelow(tree_.root());
}

/// What can be changed at the node, or below it.
void KnockOuts::look(NodeId node) {
  const Node& n = tree_.node(node);
  auto tokensIn = [&](NodeId id) { return pattern_.index.in(id).size(); };
  if (tokensIn(node) == 0) return;
  if (n.isQuantified()) return waiting_.push_back(node);
  const Part part = pattern_.parts.of(n);
  if (n.kind == NodeKind::token) {
    if (part != noPart && !pattern_.parts.isLiteral(part)) waiting_.push_back(node);
    return;
  }
  if (n.kind != NodeKind::rule) return lookBelow(node);
  // Of rules that are nothing but another rule, the outermost and the innermost will do.
  const NodeId above = ruleAbove(tree_, node);
  auto isSame = [&](NodeId id) { return tree_.node(id).kind == NodeKind::rule && tokensIn(id) == tokensIn(node); };
  bool between = false;
  if (above != noNode && attempts_[above] > 0 && isSame(above))
    for (NodeId id = node + 1; id < n.end && !between; ++id) between = isSame(id);
  if (between)
    lookBelow(node);
  else
    waiting_.push_back(node);
}

void KnockOuts::lookBelow(NodeId node) {
  for (NodeId child : tree_.children(node)) look(child);
}

std::vector<KnockOuts::Trial> KnockOuts::next(GuidedProducer& producer, Random& random) {
  std::vector<Trial> made;
  while (made.empty() && trials_ < mostTrials_) {
    if (waiting_.empty()) {
      if (unneeded_.empty()) break;
      for (NodeId node : unneeded_) lookBelow(node);
      unneeded_.clear();
    }
    std::vector<NodeId> tried = std::move(waiting_);
    waiting_.clear();
    for (NodeId node : tried) {
      if (trials_ == mostTrials_) break;
      std::optional<PoolInput> input =
          tree_.node(node).isQuantified() ? producer.without(tree_, node) : withOther(node, producer, random);
      if (input) {
        ++trials_;
        made.push_back({node, std::move(*input)});
      } else {
        note(node, Verdict::unresolved);
      }
    }
  }
  return made;
}

/// Other kinds of contents first: that one number does as well as another says little.
std::optional<PoolInput> KnockOuts::withOther(NodeId node, GuidedProducer& producer, Random& random) {
  constexpr size_t mostDraws = 8;
  const bool isRule = tree_.node(node).kind == NodeKind::rule;
  // Where nothing that the grammar makes was of use: names of the input mean something.
  const bool ownNames = isRule && fails_[node] == 0 && attempts_[node] % 2 == 1 && !names_.empty();
  std::optional<PoolInput> input;
  for (size_t draw = 0; draw < mostDraws; ++draw) {
    std::optional<GuidedProducer::Exchange> made = ownNames
                                                       ? producer.with(tree_, node, tree_.text(random.pick(names_)))
                                                       : producer.withOther(tree_, node, attempts_[node] / 2, random);
    if (!made) continue;
    input = std::move(made->input);
    if (!isRule) break;
    const uint16_t alternative = alternativeOf(pattern_.parts, *input->tree, made->node);
    if (alternative != anyAlternative) pattern_.alternatives[node].insert(alternative);
    if (kinds_[node].insert(kindOf(*input->tree)).second) break;
  }
  return input;
}

void KnockOuts::note(NodeId node, Verdict verdict) {
  using Finding = InputPattern::Finding;
  ++attempts_[node];
  const bool changes = verdict != wanted_ && verdict != Verdict::unresolved;
  fails_[node] += verdict == wanted_;
  passes_[node] += changes;
  const Node& n = tree_.node(node);
  const Bounds& bounds = n.isQuantified() ? ofGroup : n.kind == NodeKind::rule ? ofRule : ofToken;
  const bool exhausted = attempts_[node] == bounds.attempts;
  const bool isOpen = passes_[node] <= bounds.tolerated && fails_[node] >= bounds.same;
  if (isOpen || (exhausted && passes_[node] == 0 && fails_[node] > 1)) {
    pattern_.findings[node] = n.isQuantified() ? Finding::unneeded : Finding::open;
    unneeded_.push_back(node);
  } else if (exhausted || passes_[node] > fails_[node] + 1 || passes_[node] == bounds.others) {
    if (fails_[node] > 2 * passes_[node]) pattern_.findings[node] = Finding::doubtful;
    // What has a part that matters doesn't do with any contents, whatever was tried.
    for (NodeId above = changes ? n.parent : noNode; above != noNode; above = tree_.node(above).parent)
      if (pattern_.findings[above] == Finding::open) pattern_.findings[above] = Finding::doubtful;
    lookBelow(node);
  } else {
    waiting_.push_back(node);
  }
}

}  // namespace hone
