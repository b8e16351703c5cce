// The list is cut into equal parts. Each part is tried alone, then each part's complement. If a part alone has the
// property, only that part stays. If a complement has it, the part is removed, and the other parts are tried next. If
// neither has it, the parts are halved. When they are single elements, the list is 1-minimal.
//
// As in Picire (Hodovan and Kiss: "Practical Improvements to the Minimizing Delta Debugging Algorithm", ICSOFT-EA
// 2016), either kind can be tried forward, backward or not at all. By default single parts are skipped: in a tree they
// hardly ever fail. Complements are tried from the end, since later parts of a text use earlier ones. After a success
// we continue behind the removed part instead of at the start.

#include "reduce/ddmin.h"

#include <algorithm>
#include <numeric>

namespace hone {

Ddmin::Ddmin(uint32_t elements, const MinimizerOptions& options)
    : kept_(elements),
      firstParts_(std::max(2u, options.granularity)),
      subsets_(options.subsets),
      complements_(options.complements) {
  std::iota(kept_.begin(), kept_.end(), 0u);
}

std::optional<Selection> Ddmin::propose() {
  auto size = static_cast<uint32_t>(kept_.size());
  if (size == 0) return std::nullopt;
  while (refused_ >= parts_) {
    if (onSubsets_ && complements_ != PartOrder::skip) {
      onSubsets_ = false;
      refused_ = 0;
      next_ = 0;
    } else {
      if (parts_ >= size) return std::nullopt;
      startRound(std::min(size, parts_ == 1 ? firstParts_ : 2 * parts_));
    }
  }
  PartOrder order = onSubsets_ ? subsets_ : complements_;
  uint32_t part = next_ % parts_;
  if (order != PartOrder::forward) part = parts_ - 1 - part;
  auto begin = kept_.begin() + static_cast<long>(uint64_t{size} * part / parts_);
  auto end = kept_.begin() + static_cast<long>(uint64_t{size} * (part + 1) / parts_);
  if (onSubsets_) {
    proposed_.assign(begin, end);
  } else {
    proposed_.assign(kept_.begin(), begin);
    proposed_.insert(proposed_.end(), end, kept_.end());
  }
  return proposed_;
}

void Ddmin::startRound(uint32_t parts) {
  parts_ = parts;
  onSubsets_ = subsets_ != PartOrder::skip;
  refused_ = onSubsets_ || complements_ != PartOrder::skip ? 0 : parts_;
  next_ = 0;
}

void Ddmin::learn(bool interesting) {
  if (!interesting) {
    ++refused_;
    ++next_;
    return;
  }
  kept_ = std::move(proposed_);
  auto size = static_cast<uint32_t>(kept_.size());
  if (onSubsets_) {
    startRound(std::min(firstParts_, std::max(size, 1u)));
    // If there is a single element, a subset is the whole list: nothing to test.
    onSubsets_ = onSubsets_ && size > 1;
    refused_ = 0;
    return;
  }
  parts_ = std::min(std::max(parts_ - 1, 1u), std::max(size, 1u));
  if (parts_ == 1 && size > 1) parts_ = 2;
  next_ %= parts_;
  refused_ = 0;
}

}  // namespace hone
