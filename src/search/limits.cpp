#include "search/limits.h"

#include <algorithm>
#include <thread>

namespace hone {

int jobsFor(int wanted) {
  return wanted > 0 ? wanted : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

Limits limitsFrom(std::optional<uint64_t> maxTests, std::optional<double> maxSeconds,
                  std::chrono::steady_clock::time_point start) {
  using Duration = std::chrono::steady_clock::duration;
  Limits limits;
  if (maxTests) limits.maxTests = *maxTests;
  if (maxSeconds)
    limits.deadline = start + std::chrono::duration_cast<Duration>(std::chrono::duration<double>(*maxSeconds));
  return limits;
}

}  // namespace hone
