// The progress of a triage on standard error: on a terminal one line that is rewritten, elsewhere a line every ten
// seconds.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "findings/triage.h"

namespace hone {

class TriageProgress : public TriageObserver {
 public:
  /// `wanted`: show progress. `quiet`: show no messages either.
  TriageProgress(bool wanted, bool quiet);
  ~TriageProgress() override;

  /// A message for the user.
  void say(std::string_view message);

  /// `stopped`: the user has interrupted the run.
  void stopQuestionsBy(std::function<bool()> stopped) { stopped_ = std::move(stopped); }

  void surveyed(uint64_t done, uint64_t needed) override;
  bool isMeant(std::string_view question) override;
  void bucketsFound(const Survey& survey, size_t buckets) override;
  void investigated(const Bucket& bucket, const std::vector<Bug>& bugs) override;

 private:
  using Clock = std::chrono::steady_clock;

  /// Call it under the lock.
  void show(const std::string& line, bool last);
  void clear();

  const bool wanted_, quiet_, terminal_;
  std::function<bool()> stopped_ = [] { return false; };
  std::mutex mutex_;
  Clock::time_point next_;  ///< when to show a line again
  bool shown_ = false;      ///< the terminal's last line is ours
  size_t buckets_ = 0, done_ = 0;
};

}  // namespace hone
