// A node is a slot that the grammar lets hold certain rules (grammar/compatibility.h). The candidates for a slot are
// the nearest descendants of what it holds that fit in; when one is accepted, the slot is tried again with the nearest
// ones of that, and when none is, the slots below have their turn. So wrappers go one by one from the outside, and
// every slot that stays was tried with everything right below it. Larger slots come first, since they gain most.
//
// Thousands of wrappers around each other are not taken off one by one: once some went in a row, the next candidate is
// further inside, twice as far each time, along the largest parts. Where that doesn't fail any more, the nearest ones
// have their turn again.
//
// The slot of a loop's iteration may be filled by several descendants at once, as so many iterations: a block's
// statements take the place of the statement that the block belongs to.

#include "reduce/hoist.h"

#include <algorithm>
#include <queue>

#include "reduce/fittings.h"

namespace hone {
namespace {

class Hoist : public Pass {
 public:
  explicit Hoist(TreePtr tree)
      : tree_(std::move(tree)),
        fittings_(std::make_shared<Fittings>(tree_)),
        accepted_(tree_->size()),
        proposed_(tree_->size()) {
    push(tree_->root(), tree_->root());
  }

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Hoist>(*this); }

  std::optional<Edits> propose() override {
    for (;;) {
      tree_->stop().check();
      if (next_ < candidates_.size()) {
        proposed_ = accepted_;
        proposed_.replaceBySubtrees(slot_.node, candidates_[next_]);
        return proposed_;
      }
      if (slot_.node != noNode)
        for (NodeId held : held_) pushBelow(held);
      if (slots_.empty()) return std::nullopt;
      slot_ = slots_.top();
      slots_.pop();
      inARow_ = 0;
      hold({slot_.held});
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
    hold(std::vector<NodeId>(candidates_[next_]));
  }

 private:
  struct Slot {
    size_t weight = 0;
    NodeId node = noNode;
    NodeId held = noNode;
    /// Largest first, then in the order of the text.
    bool operator<(const Slot& other) const {
      return weight != other.weight ? weight < other.weight : node > other.node;
    }
  };

  void push(NodeId node, NodeId held) {
    if (!tree_->node(node).isLeaf()) slots_.push({tree_->node(held).end - held, node, held});
  }

  void pushBelow(NodeId parent) {
    for (NodeId child : tree_->children(parent)) push(child, child);
  }

  /// The slot now holds these nodes: finds what may take their place.
  void hold(std::vector<NodeId> nodes) {
    held_ = std::move(nodes);
    candidates_.clear();
    next_ = 0;
    NodeKind kind = tree_->node(slot_.node).kind;
    if (kind == NodeKind::error || kind == NodeKind::optional) return;
    // Several nodes in one slot are a list: the slots below are theirs.
    if (held_.size() > 1) return;
    std::vector<NodeId> fitting = fittings_->nearest(slot_.node, held_.front());
    if (kind == NodeKind::star || kind == NodeKind::plus) {
      if (!fitting.empty() && isPlainLoop()) candidates_.push_back(std::move(fitting));
      return;
    }
    std::ranges::stable_sort(fitting, std::greater<>(), [&](NodeId id) { return tree_->node(id).end - id; });
    if (inARow_ >= stepsBeforeLeap) {
      const std::vector<NodeId> path = largestInside(held_.front());
      const size_t leap = size_t{2} << std::min(inARow_ - stepsBeforeLeap, size_t{30});
      if (path.size() > 1) candidates_.push_back({path[std::min(leap, path.size()) - 1]});
    }
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
      if (!same && fittings_->fits(slot_.node, id)) {
        path.push_back(id);
        around = id;
      }
      ++id;
    }
    return path;
  }

  /// An iteration that holds one rule and nothing else can be followed by another one without a separator.
  bool isPlainLoop() const {
    NodeId node = slot_.node;
    size_t visible = 0;
    for (NodeId child : tree_->children(node)) visible += tree_->node(child).kind != NodeKind::hidden;
    return visible == 1;
  }

  static constexpr size_t stepsBeforeLeap = 4;

  TreePtr tree_;
  std::shared_ptr<Fittings> fittings_;
  Edits accepted_;
  Edits proposed_;
  std::priority_queue<Slot> slots_;
  Slot slot_;                 ///< being tried
  std::vector<NodeId> held_;  ///< what it holds now
  std::vector<std::vector<NodeId>> candidates_;
  size_t next_ = 0;
  size_t inARow_ = 0;  ///< candidates for the slot that were accepted one after the other
};

}  // namespace

std::unique_ptr<Pass> makeHoistPass(TreePtr tree) { return std::make_unique<Hoist>(std::move(tree)); }

}  // namespace hone
