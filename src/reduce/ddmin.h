// Delta debugging's ddmin (Zeller and Hildebrandt, TSE 2002, Figure 5), complements only.
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// The result is 1-minimal. At most n^2 + 3n tests, about 2 log n where one element counts.
class Ddmin : public ListMinimizer {
 public:
  Ddmin(uint32_t elements, uint32_t granularity);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Ddmin>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  Selection kept_;
  Selection proposed_;
  uint32_t firstParts_;
  uint32_t parts_ = 1;    ///< present granularity; 1 at first: can all go at once?
  uint32_t refused_ = 0;  ///< parts in a row that can't go
  uint32_t next_ = 0;     ///< the part to leave out next
};

}  // namespace hone
