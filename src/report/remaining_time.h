// Estimates how long a run will still take, where that is possible.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace hone {

/// Fed with the commits of a run whose passes come round again and again until none of them finds anything.
class RemainingTime {
 public:
  /// `done`: how far the pass is, from 0 to 1; `now`: seconds since the start.
  void commit(std::string_view pass, std::optional<double> done, bool success, double now);

  /// Seconds until the present pass is over; nothing where it doesn't say how far it is, or has only begun.
  std::optional<double> ofPass(double now) const;

  /// Seconds until the run is over, should nothing more be found: what is found makes it longer. Nothing in the first
  /// round, for what the passes to come will cost isn't known before they have run.
  std::optional<double> ifNothingIsFound(double now) const;

  /// From 1 on: the next one begins when a pass comes that has run in the present one.
  int round() const { return round_; }

 private:
  struct Pass {
    std::string name;
    double seconds = 0;  ///< of its last run
    int round = 1;       ///< in which it ran last
    bool idle = false;   ///< has run since the last success, and to its end
  };
  Pass* find(std::string_view name);
  const Pass* find(std::string_view name) const { return const_cast<RemainingTime*>(this)->find(name); }

  std::vector<Pass> passes_;  ///< that have run to their end
  std::string current_;
  double begin_ = 0;
  std::optional<double> done_;
  bool found_ = false;  ///< in the present run of the present pass
  int round_ = 1;
};

}  // namespace hone
