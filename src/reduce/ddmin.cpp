// The list is cut into equal parts, and each part is left out in turn (its complement is tested). If one can go, it
// goes and the others are tried on; if none can, the parts are halved; when they are single elements, the list is
// 1-minimal. We differ from the paper in three things that only save tests: parts themselves are not tested (in a tree
// they hardly ever fail alone: Hodovan and Kiss, "Practical Improvements to the Minimizing Delta Debugging Algorithm",
// 2016), parts are tried from the end, since what comes later in a text uses what came earlier, and after a success we
// go on behind the removed part instead of from the start.

#include "reduce/ddmin.h"

#include <algorithm>
#include <numeric>

namespace hone {

Ddmin::Ddmin(uint32_t elements, uint32_t granularity) : kept_(elements), firstParts_(std::max(2u, granularity)) {
  std::iota(kept_.begin(), kept_.end(), 0u);
}

std::optional<Selection> Ddmin::propose() {
  uint32_t size = static_cast<uint32_t>(kept_.size());
  if (size == 0) return std::nullopt;
  while (refused_ >= parts_) {
    if (parts_ >= size) return std::nullopt;
    parts_ = std::min(size, parts_ == 1 ? firstParts_ : 2 * parts_);
    refused_ = 0;
    next_ = 0;
  }
  uint32_t part = parts_ - 1 - next_ % parts_;
  uint32_t begin = static_cast<uint32_t>(uint64_t{size} * part / parts_);
  uint32_t end = static_cast<uint32_t>(uint64_t{size} * (part + 1) / parts_);
  proposed_.assign(kept_.begin(), kept_.begin() + begin);
  proposed_.insert(proposed_.end(), kept_.begin() + end, kept_.end());
  return proposed_;
}

void Ddmin::learn(bool interesting) {
  if (!interesting) {
    ++refused_;
    ++next_;
    return;
  }
  kept_ = std::move(proposed_);
  uint32_t size = static_cast<uint32_t>(kept_.size());
  parts_ = std::min(std::max(parts_ - 1, 1u), std::max(size, 1u));
  if (parts_ == 1 && size > 1) parts_ = 2;
  next_ %= parts_;
  refused_ = 0;
}

}  // namespace hone
