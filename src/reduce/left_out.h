// The elements that a list minimizer's proposal removes from those it has kept so far.
#pragma once

#include <algorithm>
#include <iterator>

#include "reduce/list_minimizer.h"

namespace hone {

/// `proposed` is a subset of `kept`. A comparison of both, mostly of what is the same at their beginnings and ends.
inline Selection leftOut(const Selection& kept, const Selection& proposed) {
  auto front = std::ranges::mismatch(kept, proposed);
  size_t same = 0;
  const size_t most =
      std::min(static_cast<size_t>(kept.end() - front.in1), static_cast<size_t>(proposed.end() - front.in2));
  while (same < most && kept[kept.size() - 1 - same] == proposed[proposed.size() - 1 - same]) ++same;
  Selection gone;
  std::set_difference(front.in1, kept.end() - static_cast<long>(same), front.in2,
                      proposed.end() - static_cast<long>(same), std::back_inserter(gone));
  return gone;
}

}  // namespace hone
