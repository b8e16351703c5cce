// A node is a slot, which the grammar allows to hold certain rules (Compatibility in grammar/first_sets.h). The
// candidates for a slot are the nearest compatible descendants of its content. When one is accepted, the slot is tried
// again with the nearest descendants of that one; when none is, the slots below come next. So wrappers are removed one
// by one from the outside, and every remaining slot was tried with its nearest descendants. Larger slots come first,
// since they gain most.
//
// Thousands of nested wrappers are not removed one by one: after some successes in a row, the next candidate is further
// inside, twice as far each time, along the largest parts. When such a candidate doesn't fail, the nearest ones come
// next again.
//
// Several descendants may fill the slot of a loop's iteration at once, each as an iteration: the statements of a block
// take the place of the statement that the block belongs to.

#include <algorithm>

#include "reduce/compatible_replacements.h"
#include "reduce/passes.h"
#include "tree/project_files.h"

namespace hone {
namespace {

/// Inner nodes, the largest first, then in the order of the text; so each behind those around it. O(nodes).
std::vector<NodeId> bySize(const Tree& tree) {
  // Sorted by counting: by size, from the largest down, how many are larger.
  std::vector<uint32_t> larger(tree.size() + 2);
  auto place = [&](NodeId id) { return tree.size() - (tree.node(id).end - id); };
  auto isSlot = [&](NodeId id) { return !tree.node(id).isLeaf() && !isOfCommand(tree, id); };
  for (NodeId id = 0; id < tree.size(); ++id)
    if (isSlot(id)) ++larger[place(id) + 1];
  for (size_t i = 1; i < larger.size(); ++i) larger[i] += larger[i - 1];
  std::vector<NodeId> nodes(larger.back());
  for (NodeId id = 0; id < tree.size(); ++id)
    if (isSlot(id)) nodes[larger[place(id)]++] = id;
  return nodes;
}

class Hoist : public Pass {
 public:
  explicit Hoist(TreePtr tree)
      : tree_(std::move(tree)),
        replacements_(std::make_shared<CompatibleReplacements>(tree_)),
        accepted_(tree_->size()),
        proposed_(tree_->size()),
        slots_(std::make_shared<const std::vector<NodeId>>(bySize(*tree_))),
        gone_(std::make_shared<std::vector<bool>>(tree_->size())) {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Hoist>(*this); }

  std::optional<Edits> propose() override {
    for (;;) {
      tree_->stop().check();
      if (next_ < candidates_.size()) {
        proposed_ = accepted_;
        proposed_.replaceBySubtrees(slot_, candidates_[next_]);
        return proposed_;
      }
      while (nextSlot_ < slots_->size() && (*gone_)[(*slots_)[nextSlot_]]) ++nextSlot_;
      if (nextSlot_ == slots_->size()) return std::nullopt;
      slot_ = (*slots_)[nextSlot_++];
      inARow_ = 0;
      hold({slot_});
    }
  }

  void learn(bool interesting) override {
    if (!interesting) {
      ++next_;
      inARow_ = 0;
      return;
    }
    accepted_ = proposed_;
    ++inARow_;
    takeAway(candidates_[next_]);
    hold(std::vector<NodeId>(candidates_[next_]));
  }

 private:
  /// In this slot, only nodes below the kept ones can be slots from now on.
  void takeAway(const std::vector<NodeId>& kept) {
    if (gone_.use_count() > 1) gone_ = std::make_shared<std::vector<bool>>(*gone_);
    NodeId begin = held_.front() + 1;
    auto mark = [&](NodeId end) { std::fill(gone_->begin() + begin, gone_->begin() + end, true); };
    for (NodeId node : kept) {
      mark(node + 1);
      begin = tree_->node(node).end;
    }
    mark(tree_->node(held_.back()).end);
  }

  /// The slot now holds these nodes: finds what may take their place.
  void hold(std::vector<NodeId> nodes) {
    held_ = std::move(nodes);
    candidates_.clear();
    next_ = 0;
    NodeKind kind = tree_->node(slot_).kind;
    if (kind == NodeKind::error || kind == NodeKind::optional) return;
    // Several nodes in one slot are a list: the slots below are theirs.
    if (held_.size() > 1) return;
    std::vector<NodeId> fitting = replacements_->nearest(slot_, held_.front());
    const bool loop = kind == NodeKind::star || kind == NodeKind::plus;
    if (loop && (fitting.empty() || !isPlainLoop())) return;
    if (inARow_ >= stepsBeforeLeap) {
      const std::vector<NodeId> path = largestInside(held_.front());
      const size_t leap = size_t{2} << std::min(inARow_ - stepsBeforeLeap, size_t{30});
      if (path.size() > 1) candidates_.push_back({path[std::min(leap, path.size()) - 1]});
    }
    if (loop) {
      // What fits may be no more than brackets that can't stand there, as those of `namespace { f(); g(); }`.
      std::vector<NodeId> inside;
      if (fitting.size() == 1) inside = replacements_->nearest(slot_, fitting.front());
      candidates_.push_back(std::move(fitting));
      if (!inside.empty()) candidates_.push_back(std::move(inside));
      return;
    }
    std::ranges::stable_sort(fitting, std::greater<>(), [&](NodeId id) { return tree_->node(id).end - id; });
    for (NodeId node : fitting) candidates_.push_back({node});
  }

  /// What fits into the slot, from outside to inside, as long as each takes more than half of the one before.
  /// O(subtree).
  std::vector<NodeId> largestInside(NodeId held) {
    std::vector<NodeId> path;
    NodeId around = held;
    for (NodeId id = held + 1; id < tree_->node(around).end;) {
      const Node& node = tree_->node(id);
      const Node& outer = tree_->node(around);
      if (2 * (node.end - id) <= outer.end - around) {
        id = node.end;
        continue;
      }
      const bool same = node.textBegin == outer.textBegin && node.textEnd == outer.textEnd;
      if (!same && replacements_->fits(slot_, id)) {
        path.push_back(id);
        around = id;
      }
      ++id;
    }
    return path;
  }

  /// An iteration that holds one rule and nothing else can be followed by another one without a separator.
  bool isPlainLoop() const {
    size_t visible = 0;
    for (NodeId child : tree_->children(slot_)) visible += tree_->node(child).kind != NodeKind::hidden;
    return visible == 1;
  }

  static constexpr size_t stepsBeforeLeap = 4;

  TreePtr tree_;
  std::shared_ptr<CompatibleReplacements> replacements_;
  Edits accepted_;
  Edits proposed_;
  std::shared_ptr<const std::vector<NodeId>> slots_;  ///< in the order of their turns
  size_t nextSlot_ = 0;
  std::shared_ptr<std::vector<bool>> gone_;  ///< by node: can't be a slot any more; what copies share isn't changed
  NodeId slot_ = noNode;                     ///< being tried
  std::vector<NodeId> held_;                 ///< what it holds now
  std::vector<std::vector<NodeId>> candidates_;
  size_t next_ = 0;
  size_t inARow_ = 0;  ///< candidates for the slot that were accepted one after the other
};

}  // namespace

std::unique_ptr<Pass> makeHoistPass(TreePtr tree) { return std::make_unique<Hoist>(std::move(tree)); }

}  // namespace hone
