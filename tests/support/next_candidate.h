// A strategy that may answer that it isn't done yet, asked until it is.
#pragma once

#include <optional>

#include "search/strategy.h"

namespace hone {

inline std::optional<Candidate> nextCandidate(Strategy& strategy) {
  for (;;) {
    std::optional<Candidate> candidate = strategy.propose();
    if (candidate || !strategy.unfinished()) return candidate;
  }
}

}  // namespace hone
