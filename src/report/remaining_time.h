// Estimates how long a run will still take, if that is possible.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace hone {

/// Takes the commits of a run that repeats its passes in rounds until no pass finds anything.
class RemainingTime {
 public:
  /// `done`: progress of the pass, from 0 to 1; `now`: seconds since the start.
  void commit(std::string_view pass, std::optional<double> done, bool success, double now);

  /// Seconds until the present pass ends; nullopt if its progress is unknown or it has only just begun.
  std::optional<double> ofPass(double now) const;

  /// Seconds until the run ends if nothing more is found; every success makes it longer. nullopt in the first round,
  /// since the cost of a pass isn't known before it has run.
  std::optional<double> ifNothingIsFound(double now) const;

  /// The round, from 1. A new round begins with the first pass that has already run in the present round.
  int round() const { return round_; }

 private:
  struct Pass {
    std::string name;
    double seconds = 0;  ///< duration of its last run
    int round = 1;       ///< the round of its last run
    bool idle = false;   ///< has run to its end since the last success
  };
  Pass* find(std::string_view name);
  const Pass* find(std::string_view name) const { return const_cast<RemainingTime*>(this)->find(name); }

  std::vector<Pass> passes_;  ///< passes that have run to their end
  std::string current_;
  double begin_ = 0;
  std::optional<double> done_;
  bool found_ = false;  ///< the present run of the pass has had a success
  int round_ = 1;
};

}  // namespace hone
