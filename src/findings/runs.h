// Makes the runs (hone/run.h) of one triage: they share its deadline and its stored verdicts, and end together.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "findings/expected_failure.h"
#include "hone/run.h"

namespace hone {

/// The resources of a triage. Its result is the same for every number of jobs.
struct TriageResources {
  int jobs = 0;                                     ///< parallel tests; 0: all cores
  std::optional<double> maxSeconds = std::nullopt;  ///< in all
  std::optional<Memory> memory = std::nullopt;      ///< stored verdicts; nullopt: none
  std::map<const Test*, Workplace*> places = {};    ///< of tests that don't run on this machine alone
};

/// What one run is for.
struct RunPlan {
  std::string purpose;  ///< distinguishes its stored verdicts from those of the triage's other runs
  int jobs = 1;
  std::optional<uint64_t> maxTests = std::nullopt;
  bool fresh = false;  ///< discard verdicts that an earlier triage has stored
};

/// Thread-safe.
class Runs {
 public:
  explicit Runs(TriageResources resources);

  const TriageResources& resources() const { return resources_; }

  /// Calls `use` with a new run, in which the expected failures fail. `observer` may be null. Throws what Run and `use`
  /// throw. If verdicts were withdrawn, the whole triage must begin again, so all its runs are ended.
  void with(const ExpectedFailure& expected, const RunPlan& plan, RunObserver* observer,
            const std::function<void(Run&)>& use);

  /// Ends all runs, also later ones, as soon as possible.
  void cancel();
  bool cancelled() const;
  /// Why no more tests may begin; Stop::done if they may.
  Stop stop() const;

 private:
  /// True the first time.
  bool begins(const std::string& purpose);

  const TriageResources resources_;
  const std::optional<std::chrono::steady_clock::time_point> deadline_;
  mutable std::mutex mutex_;
  std::set<Run*> running_;
  std::set<std::string> begun_;  ///< purposes
  bool cancelled_ = false;
};

/// Calls `work` with 0, 1, ... up to `count`, from up to `threads` threads. Rethrows the first exception.
void inParallel(size_t count, size_t threads, const std::function<void(size_t)>& work);

}  // namespace hone
