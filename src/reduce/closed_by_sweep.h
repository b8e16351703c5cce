// Makes the result of a minimizer 1-minimal that doesn't guarantee it.
#pragma once

#include "reduce/bisect.h"
#include "reduce/list_minimizer.h"
#include "search/cloned.h"

namespace hone {

/// When the inner minimizer is done, single elements are left out from the end, until none of them can go. What the
/// inner one has tried last comes up again here: whoever tests should remember what was refuted.
class ClosedBySweep : public ListMinimizer {
 public:
  explicit ClosedBySweep(std::unique_ptr<ListMinimizer> inner) : inner_(std::move(inner)) {}

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<ClosedBySweep>(*this); }

  std::optional<Selection> propose() override {
    if (!sweep_) {
      if (std::optional<Selection> proposed = inner_->propose()) return proposed;
      reached_ = inner_->kept();
      kept_ = reached_;
      sweep_.emplace(static_cast<uint32_t>(reached_.size()), BisectOptions{.singly = true});
    }
    std::optional<Selection> proposed = sweep_->propose();
    return proposed ? std::optional(named(*proposed)) : std::nullopt;
  }

  void learn(bool interesting) override {
    if (!sweep_) {
      inner_->learn(interesting);
    } else {
      sweep_->learn(interesting);
      if (interesting) kept_ = named(sweep_->kept());
    }
  }

  const Selection& kept() const override { return sweep_ ? kept_ : inner_->kept(); }

 private:
  /// The elements behind positions of what the inner minimizer has left.
  Selection named(const Selection& positions) const {
    Selection elements;
    elements.reserve(positions.size());
    for (uint32_t position : positions) elements.push_back(reached_[position]);
    return elements;
  }

  Cloned<ListMinimizer> inner_;
  Selection reached_;
  std::optional<Bisect> sweep_;
  Selection kept_;
};

}  // namespace hone
