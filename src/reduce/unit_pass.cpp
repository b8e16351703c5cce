#include "reduce/unit_pass.h"

#include "search/cloned.h"

namespace hone {
namespace {

class UnitPass : public Pass {
 public:
  UnitPass(const TreePtr& tree, std::vector<Unit> units, Minimizer minimizer)
      : units_(std::make_shared<const std::vector<Unit>>(std::move(units))),
        minimizer_(makeMinimizer(minimizer, static_cast<uint32_t>(units_->size()))),
        accepted_(tree->size()),
        proposed_(tree->size()) {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<UnitPass>(*this); }

  std::optional<Edits> propose() override {
    std::optional<Selection> kept = minimizer_->propose();
    if (!kept) return std::nullopt;
    proposed_ = accepted_;
    for (uint32_t i : leftOut(minimizer_->kept(), *kept)) (*units_)[i](proposed_);
    return proposed_;
  }

  void learn(bool interesting) override {
    if (interesting) accepted_ = proposed_;
    minimizer_->learn(interesting);
  }

 private:
  std::shared_ptr<const std::vector<Unit>> units_;
  Cloned<ListMinimizer> minimizer_;
  Edits accepted_;  ///< the units that the minimizer doesn't keep
  Edits proposed_;
};

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

std::unique_ptr<Pass> makeUnitPass(TreePtr tree, std::vector<Unit> units, Minimizer minimizer) {
  return std::make_unique<UnitPass>(tree, std::move(units), minimizer);
}

std::unique_ptr<Pass> makeGreedyPass(TreePtr tree, std::vector<Unit> changes) {
  return std::make_unique<GreedyPass>(std::move(tree), std::move(changes));
}

}  // namespace hone
