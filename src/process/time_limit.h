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

/// As ppoll: returns the number of descriptors with events, 0 after `seconds`, or -1 if a signal came first; then no
/// event is set. Negative `seconds` count as 0.
int pollFor(std::span<pollfd> events, double seconds);

}  // namespace hone
