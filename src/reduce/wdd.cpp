// The elements of a list may have very different sizes: one function may be half of a program. The larger an element
// is, the likelier it is needed. So parts should have equal weight, not an equal number of elements. Then a heavy
// element is soon alone, and no longer keeps its light neighbours from being removed.
//
// As in ddmin, a round tries to remove one part after the other. Those that can't be removed are split at the middle of
// their weight for the next round, until all are single elements. We differ from the paper as our ddmin differs from
// ddmin: single parts aren't tested alone, and parts are tried from the end.

#include "reduce/wdd.h"

#include <algorithm>
#include <numeric>

namespace hone {

Wdd::Wdd(uint32_t elements, const std::vector<uint32_t>& weights) : kept_(elements) {
  std::iota(kept_.begin(), kept_.end(), 0u);
  std::vector<uint64_t> before(elements + 1);
  for (uint32_t i = 0; i < elements; ++i) before[i + 1] = before[i] + (weights.empty() ? 1 : std::max(1u, weights[i]));
  weightBefore_ = std::make_shared<const std::vector<uint64_t>>(std::move(before));
  if (elements > 0) parts_.emplace_back(0, elements);
}

std::optional<Selection> Wdd::propose() {
  if (parts_.empty()) split();
  if (parts_.empty()) return std::nullopt;
  auto [begin, end] = parts_.back();
  proposed_.clear();
  for (uint32_t element : kept_)
    if (element < begin || element >= end) proposed_.push_back(element);
  return proposed_;
}

void Wdd::learn(bool interesting) {
  auto [begin, end] = parts_.back();
  if (interesting)
    kept_ = std::move(proposed_);
  else if (end - begin > 1)
    needed_.push_back(parts_.back());
  parts_.pop_back();
}

/// Where the part's weight has its middle; strictly inside.
uint32_t Wdd::middle(Part part) const {
  const std::vector<uint64_t>& before = *weightBefore_;
  uint64_t half = before[part.first] + (before[part.second] - before[part.first]) / 2;
  auto at = std::lower_bound(before.begin() + part.first + 1, before.begin() + part.second, half);
  auto cut = static_cast<uint32_t>(at - before.begin());
  // The nearer one of the two places around the middle.
  if (cut - 1 > part.first && half - before[cut - 1] < before[cut] - half) --cut;
  return std::clamp(cut, part.first + 1, part.second - 1);
}

void Wdd::split() {
  for (size_t i = needed_.size(); i-- > 0;) {
    uint32_t cut = middle(needed_[i]);
    parts_.emplace_back(needed_[i].first, cut);
    parts_.emplace_back(cut, needed_[i].second);
  }
  needed_.clear();
}

}  // namespace hone
