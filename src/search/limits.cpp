#include "search/limits.h"

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

}  // namespace hone
