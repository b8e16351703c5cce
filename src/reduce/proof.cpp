// 1-tree-minimality (Misherghi and Su, ICSE 2006, section 5, extended to replacements): no single change of one node
// makes a smaller text that fails. For each node, from the root down, the changes are
//   - to leave it out: as an element of a list with its separator (tree/kleene_lists.h), any other node just so,
//   wherever the
//     text still parses;
//   - to write its minimal text;
//   - to write one of its descendants instead that fits there alone.
// Other passes have tested nearly all of these candidates, on the same bytes, so the scheduler knows their verdicts.
// The others cost tests, of which the proof consists. Nodes with the same text as their parent are skipped if the
// change would be the same.
//
// If a change succeeds after all, it is kept, and the proof goes on with the next node and starts again at the end. The
// changes are made one at a time, from a cursor, since there may be as many as nodes times depth.

#include "reduce/compatible_replacements.h"
#include "reduce/passes.h"
#include "tree/kleene_lists.h"

namespace hone {
namespace {

/// For larger texts, leaving out what no list holds would cost a parse for each token.
constexpr size_t mostTokensForBareDeletion = 3000;

class Proof : public Pass {
 public:
  explicit Proof(TreePtr tree)
      : tree_(std::move(tree)),
        replacements_(std::make_shared<CompatibleReplacements>(tree_)),
        bareDeletions_(tree_->tokenCount(tree_->root()) <= mostTokensForBareDeletion),
        accepted_(tree_->size()),
        proposed_(tree_->size()) {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Proof>(*this); }

  std::optional<Edits> propose() override {
    WorkMeter meter(tree_->stop());
    while (node_ < tree_->size()) {
      meter.spend();
      if (step_ == Step::elements && !enterElements()) step_ = Step::deletion;
      if (change()) return proposed_;
    }
    return std::nullopt;
  }

  void learn(bool interesting) override {
    if (!interesting) return;
    accepted_ = proposed_;
    // What was below the node may be gone.
    if (step_ == Step::descendants) nextNode();
  }

 private:
  enum class Step : uint8_t { elements, deletion, minimal, descendants };

  /// Makes the next change of the present node, if there is one left; else goes to the next node.
  bool change() {
    proposed_ = accepted_;
    const Node& node = tree_->node(node_);
    switch (step_) {
      case Step::elements: {
        const KleeneList& list = lists_[list_];
        std::vector<bool> kept(list.elements.size());
        for (size_t i = 0; i < kept.size(); ++i) kept[i] = i != element_ && !gone(list.elements[i]);
        keepOnly(*tree_, list, kept, proposed_);
        ++element_;
        return true;
      }
      case Step::deletion:
        step_ = Step::minimal;
        if (!bareDeletions_ || node.isQuantified() || sameAsParent()) return false;
        proposed_.remove(node_);
        return true;
      case Step::minimal:
        step_ = Step::descendants;
        descendant_ = node_ + 1;
        if (node.kind != NodeKind::rule && !node.isVisible()) return false;
        proposed_.replaceByMinimal(node_);
        return true;
      case Step::descendants: return nextDescendant();
    }
    return false;
  }

  bool nextDescendant() {
    const std::vector<bool>& fits = replacements_->of(node_);
    const uint8_t language = tree_->node(node_).language;
    for (; descendant_ < tree_->node(node_).end; ++descendant_) {
      const Node& node = tree_->node(descendant_);
      if (node.kind != NodeKind::rule || node.language != language || !fits[node.symbol]) continue;
      proposed_.replaceBySubtree(node_, descendant_++);
      return true;
    }
    nextNode();
    return false;
  }

  /// True while the lists among the node's children have elements left.
  bool enterElements() {
    if (element_ == 0 && list_ == 0) lists_ = kleeneListsOf(*tree_, node_);
    while (list_ < lists_.size() && element_ == lists_[list_].elements.size()) {
      ++list_;
      element_ = 0;
    }
    return list_ < lists_.size();
  }

  void nextNode() {
    ++node_;
    // What is gone has nothing below it.
    while (node_ < tree_->size() && accepted_.touched(node_)) node_ = tree_->node(node_).end;
    step_ = Step::elements;
    list_ = 0;
    element_ = 0;
  }

  bool gone(const KleeneElement& element) const { return accepted_.removed(element.nodes.front()); }

  bool sameAsParent() const {
    const Node& node = tree_->node(node_);
    if (node.parent == noNode) return false;
    const Node& parent = tree_->node(node.parent);
    return parent.textBegin == node.textBegin && parent.textEnd == node.textEnd;
  }

  TreePtr tree_;
  std::shared_ptr<CompatibleReplacements> replacements_;
  bool bareDeletions_;
  Edits accepted_;
  Edits proposed_;
  NodeId node_ = 0;
  Step step_ = Step::elements;
  std::vector<KleeneList> lists_;  ///< among the children of the node
  size_t list_ = 0;
  size_t element_ = 0;
  NodeId descendant_ = 0;
};

}  // namespace

std::unique_ptr<Pass> makeProofPass(TreePtr tree) { return std::make_unique<Proof>(std::move(tree)); }

}  // namespace hone
