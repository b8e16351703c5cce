// A strategy that tests all of its candidates: it proposes them in order and ignores the verdicts.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "search/strategy.h"

namespace hone {

class Batch : public Strategy {
 public:
  /// The candidates must outlive this and its clones.
  explicit Batch(std::span<const Candidate> candidates) : rest_(candidates) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Batch>(*this); }
  std::optional<Candidate> propose() override { return rest_.empty() ? std::nullopt : std::optional(rest_.front()); }
  void learn(Verdict) override { rest_ = rest_.subspan(1); }
  bool independent() const override { return true; }

 private:
  std::span<const Candidate> rest_;
};

}  // namespace hone
