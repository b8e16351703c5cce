// Perses keeps a queue of nodes, the one with most tokens first, since it gains most. The kind of a node decides what
// happens: iterations of a loop and optional parts are a list, which is minimized, and any other node is replaced by a
// compatible descendant. The remaining parts of a node are put into the queue.
//
// The paper rewrites the grammar into a normal form in which each rule is one of these kinds. Here a node has the
// groups of its rule as children (parse/derivation.h): its lists are read off these, a separated list as one, and what
// fits in its place is read off the grammar's network (grammar/compatibility.h), for slots of groups too. The nearest
// fitting descendants are tried first and, when one is accepted, the nearest ones of that: as far as that leads, this
// is the paper's bounded search.

#include "reduce/perses.h"

#include <algorithm>
#include <queue>

#include "reduce/compatible_replacements.h"
#include "search/cloned.h"
#include "tree/kleene_lists.h"
#include "tree/token_index.h"

namespace hone {
namespace {

class Perses : public Pass {
 public:
  explicit Perses(TreePtr tree)
      : tree_(std::move(tree)),
        replacements_(std::make_shared<CompatibleReplacements>(tree_)),
        tokens_(std::make_shared<const TokenIndex>(*tree_, [](const Node& node) { return node.isVisible(); })),
        accepted_(tree_->size()),
        proposed_(tree_->size()),
        best_(tree_->size()) {
    push(tree_->root());
  }

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Perses>(*this); }

  std::optional<Edits> propose() override {
    for (;;) {
      tree_->stop().check();
      if (minimizer_) {
        if (std::optional<Selection> kept = minimizer_->propose()) return shortened(*kept);
        accepted_ = best_;
        minimizer_ = nullptr;
        lists_.pop_back();
      }
      if (!lists_.empty()) {
        startList();
      } else if (!candidates_.empty()) {
        proposed_ = accepted_;
        proposed_.replaceBySubtree(slot_, candidates_.back());
        return proposed_;
      } else {
        if (held_ != noNode)
          for (NodeId child : tree_->children(held_))
            if (!accepted_.touched(child)) push(child);
        if (queue_.empty()) return std::nullopt;
        slot_ = queue_.top().node;
        queue_.pop();
        hold(slot_);
      }
    }
  }

  void learn(bool interesting) override {
    if (minimizer_) {
      if (interesting) best_ = proposed_;
      minimizer_->learn(interesting);
      return;
    }
    NodeId tried = candidates_.back();
    candidates_.pop_back();
    if (!interesting) return;
    accepted_ = proposed_;
    hold(tried);
  }

 private:
  struct Entry {
    uint32_t tokens;
    NodeId node;
    bool operator<(const Entry& other) const {
      return tokens != other.tokens ? tokens < other.tokens : node > other.node;
    }
  };

  uint32_t tokens(NodeId node) const { return tokens_->in(node).size(); }

  void push(NodeId node) {
    if (!tree_->node(node).isLeaf()) queue_.push({tokens(node), node});
  }

  /// The slot now holds the node: its lists are next, then what may take its place.
  void hold(NodeId node) {
    held_ = node;
    lists_ = kleeneListsOf(*tree_, node);
    candidates_.clear();
    NodeKind kind = tree_->node(slot_).kind;
    if (kind == NodeKind::error || kind == NodeKind::star || kind == NodeKind::plus) return;
    candidates_ = replacements_->nearest(slot_, node);
    // The last one is tried first: the smallest.
    std::ranges::stable_sort(candidates_, std::greater<>(), [&](NodeId id) { return tokens(id); });
  }

  void startList() {
    best_ = accepted_;
    minimizer_ = makeMinimizer(Minimizer::ddmin, static_cast<uint32_t>(lists_.back().elements.size()));
  }

  Edits shortened(const Selection& selection) {
    const KleeneList& list = lists_.back();
    std::vector<bool> kept(list.elements.size());
    for (uint32_t i : selection) kept[i] = true;
    proposed_ = accepted_;
    keepOnly(*tree_, list, kept, proposed_);
    return proposed_;
  }

  TreePtr tree_;
  std::shared_ptr<CompatibleReplacements> replacements_;
  std::shared_ptr<const TokenIndex> tokens_;  ///< those without text too
  Edits accepted_;
  Edits proposed_;
  Edits best_;  ///< with the best selection of the present list
  std::priority_queue<Entry> queue_;
  NodeId slot_ = noNode;
  NodeId held_ = noNode;           ///< what the slot holds now
  std::vector<KleeneList> lists_;  ///< of the held node, the last one next
  Cloned<ListMinimizer> minimizer_;
  std::vector<NodeId> candidates_;  ///< for the slot, the last one next
};

}  // namespace

std::unique_ptr<Pass> makePersesPass(TreePtr tree) { return std::make_unique<Perses>(std::move(tree)); }

}  // namespace hone
