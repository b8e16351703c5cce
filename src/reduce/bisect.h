// Removal by bisection: the default list minimizer.
#pragma once

#include "reduce/list_minimizer.h"

namespace hone {

/// The result is 1-minimal. About 1.5 k log(n/k) + k tests where k of n elements count and are independent; with
/// `singly`, for lists where nearly all count, n tests.
class Bisect : public ListMinimizer {
 public:
  Bisect(uint32_t elements, bool singly);

  std::unique_ptr<ListMinimizer> clone() const override { return std::make_unique<Bisect>(*this); }
  std::optional<Selection> propose() override;
  void learn(bool interesting) override;
  const Selection& kept() const override { return kept_; }

 private:
  void openSingly();

  struct Segment {
    uint32_t begin;
    uint32_t end;
    bool needed;  ///< known not to be removable as a whole
    bool second;  ///< the half that is tried first; the other one lies right below it
  };

  Selection kept_;
  Selection proposed_;
  std::vector<Segment> open_;  ///< positions in `kept_`, the last one next; all lie before what is done
  bool changed_ = false;       ///< something went since the last sweep began
};

}  // namespace hone
