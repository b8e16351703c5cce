// The state of each text, by content hash: a verdict, a running test, or a wanted test.
//
// All guesses with the same bytes share one trial, and every verdict is kept, even if the guess that needed it was
// wrong. So the same bytes are never run twice. A trial that no guess needs any more is cancelled. Not thread-safe:
// only the scheduler's thread uses it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/verdict.h"
#include "search/acceptance_rates.h"
#include "search/verdict_store.h"
#include "search/workers.h"
#include "text/hash.h"

namespace hone {

struct Trial {
  Hash128 hash;
  size_t wanted = 0;  ///< number of guesses that propose these bytes
  std::optional<Verdict> verdict;
  double seconds = 0;                     ///< the test's run time
  std::string crash;                      ///< TestResult::crash
  std::string missing;                    ///< TestResult::missing
  bool timedOut = false;                  ///< TestResult::timedOut
  bool cutShort = false;                  ///< `timedOut`, by a shorter limit than the full one
  bool needsFullTime = false;             ///< a verdict that was cut short isn't enough (Candidate::needsFullTime)
  bool killedLauncher = false;            ///< the verdict is that of a test that kills its launcher each time
  bool replayed = false;                  ///< the verdict comes from an earlier run
  int doubts = 0;                         ///< outcomes in doubt (Outcome::inDoubt) so far
  bool committed = false;                 ///< the verdict was committed, in this or an earlier Scheduler::run
  std::string_view pass;                  ///< of a candidate with these bytes
  Expectation* expectation = nullptr;     ///< of its verdict
  bool hasFullTime = true;                ///< so did the running test when it was started
  std::shared_ptr<Cancellation> running;  ///< of the running test, including a cancelled one that hasn't ended yet

  /// True if a test should be started as soon as a worker is idle.
  bool waits() const { return !verdict && !running && doubts == 0; }
  /// True if it must be tested again while no other test runs. That is worth it only if the search needs the verdict.
  bool wantsToBeAlone() const { return !verdict && doubts > 0; }
};

class Trials {
 public:
  /// From now on, uses verdicts of earlier runs and stores new ones. The store must outlive this.
  void remember(VerdictStore& store) { store_ = &store; }

  /// From now on, tests may be cut short. Until then, all trials need the full time.
  void followFailures() { followsFailures_ = true; }

  /// Removes these verdicts from the store.
  void withdraw(const std::vector<Hash128>& candidates) {
    if (store_ != nullptr) store_->withdraw(candidates);
  }

  /// The trial of these bytes, for one more guess. Each `want` needs a `release`; the reference is valid until then.
  Trial& want(Hash128 hash, bool needsFullTime = false);
  /// One guess less. Cancels the running test if it was the last guess.
  void release(Trial& trial);

  void start(Trial& trial, std::shared_ptr<Cancellation> cancellation);
  /// Takes the outcome of a test. A cancelled test that is wanted again waits again. False if the outcome is in doubt;
  /// then it isn't used as a verdict and isn't stored. Else the verdict informs `rates`.
  bool finish(const Outcome& outcome, AcceptanceRates& rates);
  /// Marks the trial's verdict as committed.
  void commit(Trial& trial);
  /// The committed verdict of these bytes; nullopt if there is none.
  std::optional<Verdict> committed(Hash128 hash) const {
    const auto known = committed_.find(hash);
    return known != committed_.end() ? std::optional(known->second.verdict) : std::nullopt;
  }

  /// The number of trials for which `waits` is true.
  size_t waiting() const { return waiting_; }
  /// The number of trials in memory: wanted ones, running ones, and those whose verdict was never committed.
  size_t held() const { return trials_.size(); }

 private:
  struct Committed {
    Verdict verdict;
    bool cutShort;  ///< Trial::cutShort
  };
  void lookUp(Trial& trial) const;

  bool followsFailures_ = false;
  std::unordered_map<Hash128, Committed> committed_;
  VerdictStore* store_ = nullptr;
  std::unordered_map<Hash128, Trial> trials_;
  size_t waiting_ = 0;
};

}  // namespace hone
