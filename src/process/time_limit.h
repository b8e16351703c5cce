// Waits for descriptors up to a time limit in seconds.
#pragma once

#include <poll.h>

#include <chrono>
#include <limits>
#include <span>

namespace hone {

constexpr double noLimit = std::numeric_limits<double>::infinity();

class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

/// As ppoll: the number of descriptors with events, 0 where the time has passed, -1 where a signal came first, and
/// then there are no events. `seconds` below 0 count as 0.
int pollFor(std::span<pollfd> events, double seconds);

}  // namespace hone
