// Weighted delta debugging (Zhou, Xu, Zhang, Tian and Sun: "WDD: Weighted Delta Debugging", ICSE 2025), its ddmin.
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// At most about 2 n tests; not 1-minimal by itself.
class Wdd : public ListMinimizer {
 public:
  /// `weights`: by element; empty where they are alike.
  Wdd(uint32_t elements, const std::vector<uint32_t>& weights);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Wdd>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  using Part = std::pair<uint32_t, uint32_t>;  ///< elements, from and to

  uint32_t middle(Part part) const;
  void split();

  std::shared_ptr<const std::vector<uint64_t>> weightBefore_;  ///< of all elements before each, and of all
  std::vector<Part> parts_;   ///< ascending; those that can't go and have several elements are split for the next round
  std::vector<Part> needed_;  ///< of this round, from the last one on
  Selection kept_;
  Selection proposed_;
};

}  // namespace hone
