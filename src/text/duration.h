// Seconds as people give them, for clocks that count in whole units.
#pragma once

#include <algorithm>
#include <chrono>

namespace hone {

/// At most a year, so that nothing overflows.
inline std::chrono::steady_clock::duration toDuration(double seconds) {
  constexpr double aYear = 3e7;
  return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
      std::chrono::duration<double>(std::min(seconds, aYear)));
}

}  // namespace hone
