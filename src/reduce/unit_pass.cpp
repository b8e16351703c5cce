#include "reduce/unit_pass.h"

#include "reduce/left_out.h"
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

}  // namespace

std::unique_ptr<Pass> makeUnitPass(TreePtr tree, std::vector<Unit> units, Minimizer minimizer) {
  return std::make_unique<UnitPass>(tree, std::move(units), minimizer);
}

}  // namespace hone
