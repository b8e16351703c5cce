#include "reduce/unit_pass.h"

namespace hone {
namespace {

class UnitPass : public Pass {
 public:
  UnitPass(TreePtr tree, std::vector<Unit> units, const MinimizerOptions& minimizer)
      : tree_(std::move(tree)),
        units_(std::make_shared<const std::vector<Unit>>(std::move(units))),
        minimizer_(makeMinimizer(minimizer, static_cast<uint32_t>(units_->size()))) {}
  UnitPass(const UnitPass& other) : tree_(other.tree_), units_(other.units_), minimizer_(other.minimizer_->clone()) {}

  std::unique_ptr<Pass> clone() const override { return std::make_unique<UnitPass>(*this); }

  std::optional<Edits> propose() override {
    std::optional<Selection> kept = minimizer_->propose();
    if (!kept) return std::nullopt;
    Edits edits(tree_->size());
    size_t next = 0;
    for (uint32_t i = 0; i < units_->size(); ++i) {
      if (next < kept->size() && (*kept)[next] == i)
        ++next;
      else
        (*units_)[i](edits);
    }
    return edits;
  }

  void learn(bool interesting) override { minimizer_->learn(interesting); }

  std::optional<double> done() const override { return minimizer_->done(); }

 private:
  TreePtr tree_;
  std::shared_ptr<const std::vector<Unit>> units_;
  std::unique_ptr<ListMinimizer> minimizer_;
};

}  // namespace

std::unique_ptr<Pass> makeUnitPass(TreePtr tree, std::vector<Unit> units, const MinimizerOptions& minimizer) {
  return std::make_unique<UnitPass>(std::move(tree), std::move(units), minimizer);
}

}  // namespace hone
