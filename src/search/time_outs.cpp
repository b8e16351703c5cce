#include "search/time_outs.h"

#include <fmt/format.h>

#include "text/duration.h"

namespace hone {

std::string timeOutsOf(const SearchStats& stats) {
  return stats.timedOut == 0 ? "" : fmt::format(", {} timed out", stats.timedOut);
}

std::string adviceOnTimeOuts(const SearchStats& stats, double limitSeconds) {
  if (10 * stats.timedOut <= stats.tests) return "";
  return fmt::format(
      "{} of {} tests ran into the time limit, at most {}, and count as unresolved; if they are slow and don't "
      "hang, a longer limit may find more: --timeout {}",
      stats.timedOut, stats.tests, secondsText(limitSeconds), secondsNumber(5 * limitSeconds));
}

}  // namespace hone
