// The oracle of a repair: the program whose acceptance counts, asked through the scheduler.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "repair/patience.h"
#include "search/scheduler.h"

namespace hone {

/// The program accepts a text where the test's verdict is `fail`, for that is what a test that exits with 0 says.
constexpr bool accepted(Verdict verdict) { return verdict == Verdict::fail; }

/// Remembers when a limit has ended the run, or its patience is over: from then on nothing is asked any more, and
/// nothing is accepted.
class Oracle {
 public:
  explicit Oracle(Scheduler& scheduler, Patience patience = Patience()) : scheduler_(scheduler), patience_(patience) {}

  bool accepts(std::string text, std::string_view pass);

  /// Asks in this order, the following ones ahead of time, until `most` are accepted; their indices.
  std::vector<size_t> firstAccepted(std::vector<std::string> texts, std::string_view pass, size_t most = 1);

  /// The strategy learns by `setPatience` how long it may go on without an accepted text, and tells by `patience`.
  template <typename Search>
  void run(std::unique_ptr<Search>& strategy) {
    if (stopped()) return;
    strategy->setPatience(patience_);
    stop_ = scheduler_.run(strategy);
    patience_ = strategy->patience();
  }

  /// Of all texts that were accepted.
  const std::optional<std::string>& longestAccepted() const { return longest_; }
  /// Tells of a text that a strategy found accepted.
  void note(std::string_view accepted);

  /// For work between two questions that the scheduler's stop token has ended.
  void cancel() {
    if (stop_ == Stop::done) stop_ = scheduler_.stopReason();
  }

  Stop stop() const { return stop_; }
  bool impatient() const { return patience_.over(); }
  bool stopped() const { return stop_ != Stop::done || impatient(); }

 private:
  Scheduler& scheduler_;
  Patience patience_;
  Stop stop_ = Stop::done;
  std::optional<std::string> longest_;
};

}  // namespace hone
