// ProbDD (Wang et al., ESEC/FSE 2021) gives each element a probability that it has to stay, which grows with each
// subset that can't go, and always leaves out the subset with the best expected gain. The analysis by Zhang et al.
// shows that within a round all these probabilities are alike and that, from round to round, they grow by the factor 1
// / (1 - 1/e) whatever the verdicts are. So the sizes of the subsets are known beforehand, and a counter of rounds does
// what the model did: in round r, with p = 0.1 / (1 - 1/e)^r, subsets of -1 / ln(1 - p) elements are left out one after
// the other: 9, 5, 3 and 1.
//
// No complement and nothing twice is tried, which is where ddmin spends most of its tests. We differ in that the round
// before the first tries to leave out everything, and in the order: from the end, since what comes later in a text uses
// what came earlier.

#include "reduce/cdd.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hone {
namespace {

constexpr double firstProbability = 0.1;

uint32_t subsetSize(uint32_t round) {
  double probability = firstProbability / std::pow(1 - std::exp(-1.0), round);
  if (probability >= 1) return 1;
  return static_cast<uint32_t>(std::max(1.0, std::floor(-1 / std::log1p(-probability))));
}

}  // namespace

Cdd::Cdd(uint32_t elements) : kept_(elements), size_(elements), end_(elements) {
  std::iota(kept_.begin(), kept_.end(), 0u);
}

std::optional<Selection> Cdd::propose() {
  if (end_ == 0) {
    if (size_ <= 1 || kept_.empty()) return std::nullopt;
    // For a short list a round of larger subsets would only repeat the one before.
    do size_ = std::min(subsetSize(round_++), size_);
    while (size_ >= kept_.size() && size_ > 1);
    end_ = static_cast<uint32_t>(kept_.size());
  }
  uint32_t begin = end_ - std::min(end_, size_);
  proposed_.assign(kept_.begin(), kept_.begin() + begin);
  proposed_.insert(proposed_.end(), kept_.begin() + end_, kept_.end());
  return proposed_;
}

void Cdd::learn(bool interesting) {
  end_ -= std::min(end_, size_);
  if (interesting) kept_ = std::move(proposed_);
}

}  // namespace hone
