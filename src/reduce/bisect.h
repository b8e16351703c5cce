// Removal by bisection: the default list minimizer.
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

struct BisectOptions {
  bool singly = false;  ///< one element after the other: for lists where nearly all count
  bool closes = true;   ///< sweeps over single elements follow, until one removes nothing
  Survival expected = {};  ///< what similar lists have shown
};

/// The result is 1-minimal if it `closes`. About 1.5 k log(n/k) + k tests where k of n elements count and are
/// independent; at most n where nearly all count and that is expected, or shows.
class Bisect : public ListMinimizer {
 public:
  Bisect(uint32_t elements, const BisectOptions& options);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Bisect>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }
  std::optional<double> done() const override;
  Survival survival() const override { return survival_; }

 private:
  uint32_t groupSize() const;

  Selection kept_;
  Selection proposed_;
  BisectOptions options_;
  Survival survival_;
  uint32_t undecided_;        ///< the elements before this position in `kept_`
  uint32_t begin_;            ///< of the group in hand, which ends there; the same if there is none
  uint32_t wentLast_ = 0;     ///< size of the group before, if it went
  bool needed_ = false;       ///< it is known that not all of the group can go
  uint32_t tried_;            ///< where the part that is tried begins, to the end of the group
  size_t swept_ = 0;          ///< elements that the sweeps before the present one went through
  size_t sweep_;              ///< elements at the begin of the present one
  bool changed_ = false;      ///< something went since the last sweep began
};

}  // namespace hone
