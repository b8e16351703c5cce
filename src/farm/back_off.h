// How long to wait before a server is tried again.
#pragma once

#include <algorithm>
#include <utility>

namespace hone {

/// Each pause is twice as long as the one before, up to the longest.
class BackOff {
 public:
  explicit BackOff(double longest) : longest_(longest) {}

  /// The next pause, in seconds.
  double next() { return std::exchange(pause_, std::min(2 * pause_, longest_)); }
  /// The server was there.
  void reset() { pause_ = shortest; }

 private:
  static constexpr double shortest = 0.1;  ///< a server that is started again is back in about a second
  double longest_;
  double pause_ = shortest;
};

}  // namespace hone
