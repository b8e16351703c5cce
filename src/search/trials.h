// The state of each tested text, by content hash: its verdict, a running test, or a wanted test.
//
// All guesses with the same bytes share one trial, and no verdict is forgotten, even if the guess that asked for it was
// wrong. So the same bytes are never run twice. A trial that no guess needs any more is cancelled.
// Not thread-safe: used by the scheduler's own thread only.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "search/verdict_cache.h"
#include "search/verdict_store.h"
#include "search/workers.h"
#include "test/verdict.h"
#include "text/hash.h"

namespace hone {

struct Trial {
  Hash128 hash;
  size_t wanted = 0;  ///< guesses that propose these bytes
  std::optional<Verdict> verdict;
  double seconds = 0;                     ///< the test's run time
  std::string crash;                      ///< TestResult::crash
  bool timedOut = false;                  ///< TestResult::timedOut
  bool replayed = false;                  ///< the verdict is an earlier run's
  int doubts = 0;                         ///< outcomes that said more of the machine than of the candidate
  bool committed = false;                 ///< the verdict was committed, in whatever run of the scheduler
  std::shared_ptr<Cancellation> running;  ///< of the running test, also while a cancelled one still winds down

  /// A test is to be started as soon as a worker has time.
  bool waits() const { return !verdict && !running && doubts == 0; }
  /// It is to be tested again while no other test runs; which is worth it only where the search needs to know.
  bool wantsToBeAlone() const { return !verdict && doubts > 0; }
};

class Trials {
 public:
  /// From now on verdicts of earlier runs are known too, and new ones are stored.
  void remember(VerdictStore& store) { store_ = &store; }

  /// The trial of these bytes, for one more guess. Each `want` needs a `release`; until then the reference is valid.
  Trial& want(Hash128 hash);
  /// One guess less. Cancels the running test where it was the last.
  void release(Trial& trial);

  void start(Trial& trial, std::shared_ptr<Cancellation> cancellation);
  /// A worker came back. A cancelled test that is wanted again waits anew. False where the outcome is in doubt: then it
  /// is no verdict and isn't stored.
  bool finish(const Outcome& outcome);
  /// The verdict has become one of the committed sequence.
  void commit(Trial& trial);
  /// Of bytes that have a committed verdict.
  std::optional<Verdict> committed(Hash128 hash) const { return committed_.find(hash); }

  /// The number of wanted trials that wait.
  size_t waiting() const { return waiting_; }
  /// The number of trials held: those wanted or running, and those with a verdict that was never committed.
  size_t held() const { return trials_.size(); }

 private:
  VerdictCache committed_;
  VerdictStore* store_ = nullptr;
  std::unordered_map<Hash128, Trial> trials_;
  size_t waiting_ = 0;
};

}  // namespace hone
