#include "search/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "text/duration.h"

namespace hone {

int jobsFor(int wanted) {
  return wanted > 0 ? wanted : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

Limits limitsFrom(std::optional<uint64_t> maxTests, std::optional<double> maxSeconds,
                  std::chrono::steady_clock::time_point start) {
  Limits limits;
  if (maxTests) limits.maxTests = *maxTests;
  if (maxSeconds) limits.deadline = start + toDuration(*maxSeconds);
  return limits;
}

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
