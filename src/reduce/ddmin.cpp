// The list is cut into equal parts. Each part is tried alone, then each part's complement. If a part alone has the
// property, only that part stays. If a complement has it, the part is removed. If neither has it, the parts are halved.
// When they are single elements, the list is 1-minimal. hone's own minimizer is another one (reduce/bisect.cpp).

#include "reduce/ddmin.h"

#include <algorithm>
#include <numeric>

namespace hone {

Ddmin::Ddmin(uint32_t elements) : kept_(elements) { std::iota(kept_.begin(), kept_.end(), 0U); }

std::optional<Selection> Ddmin::propose() {
  const auto size = static_cast<uint32_t>(kept_.size());
  if (size == 0 || (size == 1 && parts_ > 1)) return std::nullopt;
  if (next_ == questions()) {
    if (parts_ == size) return std::nullopt;
    parts_ = std::min(size, 2 * parts_);
    next_ = 0;
  }
  const uint64_t part = next_ % parts_;
  const auto begin = kept_.begin() + static_cast<long>(size * part / parts_);
  const auto end = kept_.begin() + static_cast<long>(size * (part + 1) / parts_);
  if (isOnComplements()) {
    proposed_.assign(kept_.begin(), begin);
    proposed_.insert(proposed_.end(), end, kept_.end());
  } else {
    proposed_.assign(begin, end);
  }
  return proposed_;
}

void Ddmin::learn(bool interesting) {
  if (!interesting) {
    ++next_;
    return;
  }
  parts_ = isOnComplements() ? std::max(parts_ - 1, 2U) : 2;
  kept_ = std::move(proposed_);
  next_ = 0;
}

}  // namespace hone
