// Counter-based delta debugging (Zhang, Xu, Tian, Cheng and Sun: "Toward a Better Understanding of Probabilistic Delta
// Debugging", ICSE 2025).
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// At most about 2 n tests; not 1-minimal by itself.
class Cdd : public ListMinimizer {
 public:
  explicit Cdd(uint32_t elements);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Cdd>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  Selection kept_;
  Selection proposed_;
  uint32_t round_ = 0;
  uint32_t size_ = 0;  ///< of the subsets of this round
  uint32_t end_ = 0;   ///< in `kept_`: what is before it is still to be tried in this round
};

}  // namespace hone
