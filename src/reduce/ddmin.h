// Delta debugging's ddmin (Zeller and Hildebrandt, TSE 2002, Figure 5), for comparisons with the papers.
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// The result is 1-minimal. At most n^2 + 3n tests, about 2 log n where one element counts.
class Ddmin : public ListMinimizer {
 public:
  explicit Ddmin(uint32_t elements);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Ddmin>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  bool isOnComplements() const { return parts_ != 2 && next_ + parts_ >= questions(); }
  /// Of the present granularity. Two parts are each other's complements.
  uint32_t questions() const { return parts_ <= 2 ? parts_ : 2 * parts_; }

  Selection kept_;
  Selection proposed_;
  uint32_t parts_ = 1;  ///< present granularity; 1 at first: can all go at once?
  uint32_t next_ = 0;   ///< of its questions
};

}  // namespace hone
