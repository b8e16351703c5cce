// Seconds as people give them, for clocks that count in whole units, and as people read them.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>

namespace hone {

/// The result is at most a year, so that nothing overflows.
inline std::chrono::steady_clock::duration toDuration(double seconds) {
  constexpr double aYear = 3e7;
  return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
      std::chrono::duration<double>(std::min(seconds, aYear)));
}

/// "0.012", "15.3", "1234": three digits or more, to a tenth of a millisecond, never with an exponent.
inline std::string secondsNumber(double seconds) {
  constexpr double firstOfFourDigits = 999.5;
  return seconds < firstOfFourDigits ? fmt::format("{:.3g}", std::round(seconds * 1e4) / 1e4)
                                     : fmt::format("{:.0f}", seconds);
}

/// The same with its unit.
inline std::string secondsText(double seconds) { return secondsNumber(seconds) + " s"; }

}  // namespace hone
