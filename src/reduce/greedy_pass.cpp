#include "reduce/greedy_pass.h"

namespace hone {
namespace {

class GreedyPass : public Pass {
 public:
  GreedyPass(TreePtr tree, std::vector<Unit> changes)
      : changes_(std::make_shared<const std::vector<Unit>>(std::move(changes))),
        accepted_(tree->size()),
        proposed_(tree->size()),
        tree_(std::move(tree)) {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<GreedyPass>(*this); }

  std::optional<Edits> propose() override {
    while (next_ < changes_->size()) {
      tree_->stop().check();
      proposed_ = accepted_;
      (*changes_)[next_++](proposed_);
      // What was accepted before may have left nothing to do.
      if (proposed_.changes() != accepted_.changes()) return proposed_;
    }
    return std::nullopt;
  }

  void learn(bool interesting) override {
    if (interesting) accepted_ = proposed_;
  }

 private:
  std::shared_ptr<const std::vector<Unit>> changes_;
  size_t next_ = 0;
  Edits accepted_;
  Edits proposed_;
  TreePtr tree_;
};

}  // namespace

std::unique_ptr<Pass> makeGreedyPass(TreePtr tree, std::vector<Unit> changes) {
  return std::make_unique<GreedyPass>(std::move(tree), std::move(changes));
}

}  // namespace hone
