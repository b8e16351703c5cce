#include "reduce/unused.h"

#include <algorithm>

#include "reduce/reachability.h"

namespace hone {
namespace {

class Unused : public Pass {
 public:
  explicit Unused(TreePtr tree)
      : tree_(std::move(tree)),
        parts_(std::make_shared<const PartTable>(tree_)),
        reachability_(*tree_, *parts_),
        accepted_(tree_->size()),
        proposed_(tree_->size()) {
    auto before = std::make_shared<std::vector<uint32_t>>(tree_->size() + 1);
    for (NodeId id = 0; id < tree_->size(); ++id) {
      const Node& node = tree_->node(id);
      (*before)[id + 1] = (*before)[id] + (node.isVisible() ? node.textEnd - node.textBegin : 0);
    }
    bytesBefore_ = std::move(before);
    open_.push_back(reachability_.unneeded(reachability_.outermost()));
  }

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Unused>(*this); }

  std::optional<Edits> propose() override {
    while (!open_.empty()) {
      tree_->stop().check();
      std::vector<Statement>& group = open_.back();
      if (std::ranges::any_of(group, [&](Statement statement) { return reachability_.needs(statement); }))
        group = reachability_.unneeded(group);
      if (!group.empty()) {
        proposed_ = without(group);
        return proposed_;
      }
      open_.pop_back();
    }
    return std::nullopt;
  }

  void learn(bool interesting) override {
    const std::vector<Statement> group = std::move(open_.back());
    open_.pop_back();
    if (interesting) {
      for (const Statement statement : group) reachability_.goes(statement);
      accepted_ = proposed_;
    } else if (group.size() == 1) {
      openInside(group);
    } else {
      divide(group);
    }
  }

 private:
  /// What is most of something that can't go can't go either: else each level of deep nesting would take a test.
  void openInside(std::vector<Statement> group) {
    const double refused = bytesOf(group.front());
    do {
      tree_->stop().check();
      reachability_.stays(group.front());
      group = reachability_.unneeded(group);
    } while (group.size() == 1 && 2 * bytesOf(group.front()) > refused);
    open_.push_back(std::move(group));
  }

  Edits without(const std::vector<Statement>& group) const {
    std::vector<PartId> going;
    for (const Statement statement : group) {
      const std::span<const PartId> parts = reachability_.partsOf(statement);
      going.insert(going.end(), parts.begin(), parts.end());
    }
    std::ranges::sort(going);
    Edits edits = accepted_;
    parts_->remove(going, edits);
    return edits;
  }

  double bytesOf(Statement statement) const {
    const std::span<const PartId> parts = reachability_.partsOf(statement);
    return (*bytesBefore_)[parts_->end(parts.back())] - (*bytesBefore_)[parts_->begin(parts.front())];
  }

  /// Where the bytes have their middle. What comes last is asked first, since it uses what came before.
  void divide(const std::vector<Statement>& group) {
    double all = 0, before = 0;
    for (const Statement statement : group) all += bytesOf(statement);
    auto middle = group.begin();
    while (middle != group.end() && 2 * (before + bytesOf(*middle)) <= all) before += bytesOf(*middle++);
    middle = std::clamp(middle, group.begin() + 1, group.end() - 1);
    open_.emplace_back(group.begin(), middle);
    open_.emplace_back(middle, group.end());
  }

  TreePtr tree_;
  std::shared_ptr<const PartTable> parts_;
  std::shared_ptr<const std::vector<uint32_t>> bytesBefore_;  ///< each node
  Reachability reachability_;
  Edits accepted_;
  Edits proposed_;
  std::vector<std::vector<Statement>> open_;  ///< groups in the order of the text; the last one next
};

}  // namespace

std::unique_ptr<Pass> makeUnusedPass(TreePtr tree) { return std::make_unique<Unused>(std::move(tree)); }

}  // namespace hone
