// Delta debugging's ddmin (Zeller and Hildebrandt, TSE 2002, Figure 5).
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// The result is 1-minimal unless complements are skipped. At most n^2 + 3n tests, about 2 log n where one element
/// counts.
class Ddmin : public ListMinimizer {
 public:
  Ddmin(uint32_t elements, const MinimizerOptions& options);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Ddmin>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  void startRound(uint32_t parts);

  Selection kept_;
  Selection proposed_;
  uint32_t firstParts_;
  PartOrder subsets_;
  PartOrder complements_;
  uint32_t parts_ = 1;      ///< present granularity; 1 at first: can all go at once?
  bool onSubsets_ = false;  ///< parts alone are tried, before their complements
  uint32_t refused_ = 0;    ///< parts in a row that had no success
  uint32_t next_ = 0;       ///< the part to try next, counted in its order
};

}  // namespace hone
