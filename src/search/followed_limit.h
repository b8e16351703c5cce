// A time limit that follows what failing tests take.
//
// Some candidates make a program hang, or take ten times as long as the failure does. Each costs the whole limit, and
// the limit comes from the first run, on the largest text. So it follows the latest failures: as the text gets smaller,
// tests that can't be expected to fail are ended earlier. That some slow candidate would have failed is possible. So
// what a shorter limit has ended is tested again with the full one where a search needs to know
// (Candidate::needsFullTime).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace hone {

class FollowedLimit {
 public:
  /// `full`, in seconds, is the limit until a test has failed, and the longest one later.
  explicit FollowedLimit(double full) : full_(full) {}

  /// A test failed, and took `seconds`.
  void failed(double seconds) { latest_[next_++ % latest_.size()] = seconds; }

  /// The limit of a test that starts now.
  double seconds() const {
    if (next_ == 0) return full_;
    return std::min(full_, std::max(least, factor * *std::ranges::max_element(latest_)));
  }

 private:
  static constexpr double factor = 5;   ///< as of the first limit and the first run
  static constexpr double least = 0.5;  ///< seconds; the machine alone may delay a short test by a tenth of it

  static constexpr size_t failures = 16;  ///< enough that a slow one counts until the text is clearly smaller

  double full_;
  std::array<double, failures> latest_ = {};  ///< seconds that the latest failures took
  size_t next_ = 0;
};

}  // namespace hone
