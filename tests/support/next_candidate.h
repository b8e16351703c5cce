// Asks a strategy, which may be unfinished, until it has a candidate.
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
