// What the coordinator (farm/farm_workers.h) and the thread that talks to the farm (farm/dispatcher.h) hand to each
// other. Thread-safe.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "farm/bell.h"
#include "search/workers.h"

namespace hone {

struct Audit;

/// A test that the scheduler has started, or the dispatcher for an audit.
struct FarmTest {
  std::shared_ptr<const Candidate> candidate;
  Hash128 hash;
  std::shared_ptr<Cancellation> cancellation;
  std::optional<double> timeoutSeconds;
  std::string crash;  ///< the expected one; empty: none
  Repetition repetition = {};
  int losses = 0;                          ///< workers that didn't answer
  bool localOnly = false;                  ///< only this machine may run it
  bool last = false;                       ///< it starts only when no audit is pending
  std::shared_ptr<Audit> audit = nullptr;  ///< which this machine's verdict decides

  Outcome cancelled() const { return {hash, std::nullopt, nullptr}; }
};

/// A verdict that is checked.
struct Audit {
  FarmTest test;
  std::string worker;  ///< who has found `result`
  TestResult result;
  std::string second;  ///< another worker; empty: there is none, or it hasn't answered
  std::optional<TestResult> secondResult;
};

/// A candidate whose verdict this machine has found, by which a new worker is judged.
struct Reference {
  FarmTest test;
  TestResult result;
};

class Exchange {
 public:
  using Clock = std::chrono::steady_clock;

  // The coordinator's side.

  void add(FarmTest test);
  /// A waiting test for this machine; `any`: also one that the farm could run. Cancelled tests are ended instead.
  std::optional<FarmTest> takeForLocal(bool any);
  std::optional<Outcome> takeEnded();
  std::vector<std::string> takeNotes();
  /// Candidates whose verdicts are withdrawn.
  std::vector<Hash128> takeWithdrawn();
  /// The number of audits that are not decided. What they withdraw is withdrawn before.
  size_t audits() const;
  /// This machine's verdict in an audit; nullopt if it has found none.
  void decide(std::shared_ptr<Audit> audit, std::optional<TestResult> result);
  /// The slots of the farm; 0 if it can't be used.
  size_t slots() const;
  /// Since when it can't be used.
  Clock::time_point unusableSince() const;
  /// Waits for news: an outcome, a change of the slots, a test that only this machine may run, `localEnded`, or
  /// `wake` if `heedsWake`.
  void sleep(std::optional<Clock::time_point> deadline, bool heedsWake);
  /// A test of this machine has ended. It counts as news until `forgetLocal`.
  void localEnded();
  void forgetLocal();
  void wake();
  void setReferences(std::vector<Reference> references);
  void stop();

  // The dispatcher's side.

  /// Waiting tests that the farm may run, `most` at most.
  std::vector<FarmTest> takeForFarm(size_t most);
  /// A test comes back without an outcome.
  void giveBack(FarmTest test);
  void end(Outcome outcome);
  void withdraw(const std::vector<Hash128>& candidates);
  void setAudits(size_t pending);
  struct Decision {
    std::shared_ptr<Audit> audit;
    std::optional<TestResult> result;
  };
  std::vector<Decision> takeDecisions();
  void note(std::string message);
  void setSlots(size_t slots);
  /// Empty until this machine has found enough of them.
  std::vector<Reference> references() const;
  bool stopping() const;
  /// Rings if there is something to do.
  Bell& bell() { return bell_; }

 private:
  void tell();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<FarmTest> waiting_;
  std::deque<Outcome> ended_;
  std::vector<std::string> notes_;
  std::vector<Reference> references_;
  std::vector<Hash128> withdrawn_;
  std::vector<Decision> decisions_;
  size_t audits_ = 0;
  size_t slots_ = 0;
  Clock::time_point unusableSince_ = Clock::now();
  bool news_ = false, local_ = false, woken_ = false, stopping_ = false;
  Bell bell_;
};

}  // namespace hone
