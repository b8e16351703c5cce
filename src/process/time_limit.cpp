#include "process/time_limit.h"

#include <algorithm>
#include <cmath>

namespace hone {

int pollFor(std::span<pollfd> events, double seconds) {
  timespec time = {};
  bool forever = seconds > 1e9;
  if (!forever) {
    seconds = std::max(seconds, 0.0);
    time.tv_sec = time_t(seconds);
    time.tv_nsec = long((seconds - std::floor(seconds)) * 1e9);
  }
  int ready = ppoll(events.data(), events.size(), forever ? nullptr : &time, nullptr);
  if (ready == -1) {
    for (pollfd& event : events) event.revents = 0;
  }
  return ready;
}

}  // namespace hone
