// The heart of hone: runs a strategy's candidates in parallel and answers in order.
//
// Given a strategy and j workers, it runs candidates ahead of time along the likeliest branches of the speculation tree
// (each candidate either fails or doesn't). It commits verdicts strictly in proposal order and cancels tests that a
// commit has made useless. It never runs the same bytes twice, unless the first outcome may have been the machine's
// fault. The sequence of commits is the same for every j. So are the result and every figure except times, `executed`
// and `askedAgain`.
#pragma once

#include <chrono>
#include <concepts>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "oracle/test.h"
#include "search/strategy.h"
#include "search/verdict_store.h"
#include "text/stop_token.h"

namespace hone {

/// Why a run ended.
enum class Stop : uint8_t { done, maxTests, maxTime, interrupted };

struct Limits {
  uint64_t maxTests = std::numeric_limits<uint64_t>::max();  ///< verdicts committed that were not cache hits
  std::optional<std::chrono::steady_clock::time_point> deadline;
};

/// Figures of the committed sequence, except `testSeconds`, `executed` and `askedAgain`.
struct SearchStats {
  uint64_t tests = 0;                           ///< verdicts committed for new bytes
  uint64_t cached = 0;                          ///< verdicts committed for bytes that were committed before
  uint64_t fail = 0, pass = 0, unresolved = 0;  ///< of `tests`
  uint64_t timedOut = 0;                        ///< of `unresolved`: tests that the time limit ended
  uint64_t replayed = 0;                        ///< of `tests`: verdicts of earlier runs
  uint64_t askedAgain = 0;                      ///< tests run again, alone, after an outcome in doubt (oracle/test.h)
  uint64_t executed = 0;                        ///< tests that ran to their end, speculative ones included
  double testSeconds = 0;                       ///< summed over executed tests
  std::vector<std::string_view> skipped = {};   ///< passes that `Scheduler::skip` has ended, in order

  /// Adds the figures, but not `skipped`, of another run.
  SearchStats& operator+=(const SearchStats& other) {
    tests += other.tests;
    cached += other.cached;
    fail += other.fail;
    pass += other.pass;
    unresolved += other.unresolved;
    timedOut += other.timedOut;
    replayed += other.replayed;
    askedAgain += other.askedAgain;
    executed += other.executed;
    testSeconds += other.testSeconds;
    return *this;
  }
};

struct Commit {
  const Candidate& candidate;
  Hash128 hash;
  Verdict verdict;
  bool cached;
  double seconds;                 ///< the test's run time; 0 if cached
  std::string_view crash;         ///< TestResult::crash; empty if cached
  bool replayed;                  ///< an earlier run's verdict
  bool timedOut = false;          ///< the time limit ended the test; false if cached
  std::string_view missing = {};  ///< TestResult::missing; empty if cached or replayed
  bool killedLauncher = false;    ///< the test killed its launcher each time; false if cached or replayed
};

/// Receives each commit, in order, on the thread that called `run`.
class CommitObserver {
 public:
  virtual ~CommitObserver() = default;
  virtual void committed(const Commit& commit, const SearchStats& stats) = 0;
  /// The effect of `Scheduler::skip`. `ended`: the pass was ended; false: this pass can't be skipped.
  virtual void skipped(std::string_view /*pass*/, bool /*ended*/) {}
};

class Workplace;

class Scheduler {
 public:
  /// Runs at most `jobs` tests (>= 1) at once, on the workers of `workplace`; null: on this machine. `observer` may be
  /// null. Throws what makeWorker throws.
  Scheduler(Test& test, int jobs, Limits limits, CommitObserver* observer, Workplace* workplace = nullptr);
  ~Scheduler();

  /// From now on, uses the verdicts of earlier runs and stores new ones. The store must outlive this. The commits are
  /// the same with and without a store.
  void remember(VerdictStore& store);

  /// From now on, strategies propose candidates in a notation of their own, which `writer` turns into the text to test;
  /// what is committed is this text. The same goes for `all`, `each` and `known`. Null: in no other notation.
  void writeBy(CandidateWriter writer);

  /// The time limit of each test; until then it is that of the test itself. Not during `run`.
  void setTimeout(std::optional<double> seconds);
  /// From now on the limit follows what failing tests take, up to the one that was set. Not during `run`.
  void followFailures();
  /// See TestWorker; for all workers. Not during `run`.
  void expectCrash(const std::string& signature);
  /// See TestWorker; for all workers. Not during `run`.
  void repeat(const Repetition& repetition);

  /// Runs the strategy until it proposes nothing more or a limit is reached. Then, and also after an exception,
  /// `strategy` is in the state after the last commit (its next candidate may have been proposed already). Throws what
  /// workers, strategy and observer throw; VerdictsWithdrawn (search/workers.h) after it has removed these verdicts
  /// from the store. When it ends, no test is running.
  template <std::derived_from<Strategy> Search>
  Stop run(std::unique_ptr<Search>& strategy) {
    // The result is a clone of the argument, so it has the same type.
    struct Running {
      std::unique_ptr<Strategy> state;
      std::unique_ptr<Search>& result;
      ~Running() { result.reset(static_cast<Search*>(state.release())); }
    } running{std::move(strategy), strategy};
    return runAny(running.state);
  }

  /// Tests all candidates in parallel and commits them in order. If a limit is reached, the returned vector is
  /// shorter.
  std::vector<Verdict> all(std::span<const Candidate> candidates);
  /// The same of candidates that are made while others are tested.
  std::vector<Verdict> each(const NextCandidate& next);

  /// The verdict that was committed for these bytes; nullopt if none was.
  std::optional<Verdict> known(std::string_view bytes) const;

  /// Tests the candidate again, `times` times in parallel, even if its verdict is known. Commits nothing; the runs
  /// count only as executed. Returns fewer results if a limit came first. Not during `run`.
  std::vector<TestResult> again(const Candidate& candidate, int times);

  /// See Workers. For searches that don't end with a test of their result. Not during `run`.
  void settle(const std::function<bool()>& ended);

  /// Makes the current and any later run end with Stop::interrupted as soon as possible. Thread-safe.
  void interrupt();

  /// Makes the current run end its strategy's present step (Strategy::skip) before the next commit. Does nothing if
  /// there is no run. Thread-safe.
  void skip();

  /// Stops on `interrupt` and at the deadline. Computations between tests, in a strategy or outside of `run`, should
  /// check it. If a strategy throws Cancelled, the run ends with stopReason().
  StopToken stopToken() const;
  /// Why the token stopped.
  Stop stopReason() const;
  /// Why the last call of `run`, `all` or `each` ended.
  Stop lastStop() const;

  const SearchStats& stats() const;

 private:
  class Impl;
  Stop runAny(std::unique_ptr<Strategy>& strategy);

  std::unique_ptr<Impl> impl_;
};

}  // namespace hone
