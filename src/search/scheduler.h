// The heart of hone: runs a strategy's candidates in parallel and answers in order.
//
// Given a strategy and j workers, it runs candidates ahead of time along the likeliest branches of the speculation tree
// (each candidate either fails or doesn't). It commits verdicts strictly in proposal order and cancels tests that a
// commit has made useless. It never runs the same bytes twice, unless the machine was to blame for the first outcome.
// The sequence of commits is the same for every j. So are the result and every figure except times, `executed` and
// `askedAgain`.
#pragma once

#include <chrono>
#include <concepts>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/strategy.h"
#include "search/verdict_cache.h"
#include "search/verdict_store.h"
#include "test/test.h"
#include "text/stop_token.h"

namespace hone {

/// Why a run ended.
enum class Stop : uint8_t { done, maxTests, maxTime, interrupted };

struct Limits {
  uint64_t maxTests = std::numeric_limits<uint64_t>::max();  ///< verdicts committed that were not cache hits
  std::optional<std::chrono::steady_clock::time_point> deadline;
};

/// Counted on the committed path only, but for `executed` and `askedAgain`.
struct SearchStats {
  uint64_t tests = 0;                           ///< verdicts committed for new bytes
  uint64_t cached = 0;                          ///< verdicts committed for bytes that were committed before
  uint64_t fail = 0, pass = 0, unresolved = 0;  ///< of `tests`
  uint64_t timedOut = 0;                        ///< of `unresolved`: tests that their limit of time ended
  uint64_t replayed = 0;                        ///< of `tests`: verdicts of earlier runs
  uint64_t askedAgain = 0;                      ///< tests run again, alone, for the machine was to blame (test/test.h)
  uint64_t executed = 0;                        ///< tests really run to their end, speculation included
  double testSeconds = 0;                       ///< summed over executed tests
  std::vector<std::string_view> skipped = {};   ///< passes that `Scheduler::skip` has ended, in order
};

struct Commit {
  const Candidate& candidate;
  Hash128 hash;
  Verdict verdict;
  bool cached;
  double seconds;          ///< the test's run time, 0 where cached
  std::string_view crash;  ///< TestResult::crash, empty where cached
  bool replayed;           ///< an earlier run's verdict
  bool timedOut = false;   ///< its limit of time ended the test; false where cached
};

/// Is told of each commit, in order, on the thread that called `run`.
class CommitObserver {
 public:
  virtual ~CommitObserver() = default;
  virtual void committed(const Commit& commit, const SearchStats& stats) = 0;
  /// What became of `Scheduler::skip`: the pass was ended, or has no end but its own.
  virtual void skipped(std::string_view /*pass*/, bool /*ended*/) {}
};

class Scheduler {
 public:
  /// Makes `jobs` workers (>= 1) of the test. `observer` may be null. Throws what makeWorker throws.
  Scheduler(Test& test, int jobs, Limits limits, CommitObserver* observer);
  ~Scheduler();

  /// From now on the verdicts of earlier runs count like new ones, and new ones are stored, for which the store has to
  /// live as long as this. What is committed is the same with or without.
  void remember(VerdictStore& store);

  /// As of TestWorker, for all workers. Not during `run`.
  void setTimeout(std::optional<double> seconds);
  void expectCrash(const std::string& signature);

  /// Runs the strategy until it proposes nothing more or a limit strikes; leaves `strategy` in the state after the
  /// last commit (its next candidate may have been proposed already), also by an exception. Throws what workers,
  /// strategy and observer throw. However it ends, no test runs any more.
  template <std::derived_from<Strategy> Search>
  Stop run(std::unique_ptr<Search>& strategy) {
    // What comes back is a clone of what went in, and has its type.
    struct Running {
      std::unique_ptr<Strategy> state;
      std::unique_ptr<Search>& result;
      ~Running() { result.reset(static_cast<Search*>(state.release())); }
    } running{std::move(strategy), strategy};
    return runAny(running.state);
  }

  /// Tests all candidates, in parallel, and commits them in order. Verdicts that a limit kept from coming are absent
  /// at the end of the returned vector.
  std::vector<Verdict> all(std::span<const Candidate> candidates);

  /// The verdict that was committed for these bytes, if one was.
  std::optional<Verdict> known(std::string_view bytes) const;

  /// Tests the candidate anew, whatever is known of it, so many times and as far as possible at once. Commits nothing;
  /// counted as executed only. Fewer results where a limit came first. Not during `run`.
  std::vector<TestResult> again(const Candidate& candidate, int times);

  /// Makes the current and any later run end with Stop::interrupted as soon as possible. From any thread.
  void interrupt();

  /// Makes the current run end its strategy's present step (Strategy::skip) before the next commit. Nothing happens
  /// where there is no run. From any thread.
  void skip();

  /// Stops when `interrupt` is called and when the time is over. What works for the run between two tests, in a
  /// strategy or outside of `run`, looks at it; where a strategy throws Cancelled, the run ends for the reason below.
  StopToken stopToken() const;
  /// Why the token stops.
  Stop stopReason() const;
  /// Why the last call of `run` or `all` ended.
  Stop lastStop() const;

  const SearchStats& stats() const;

 private:
  class Impl;
  Stop runAny(std::unique_ptr<Strategy>& strategy);

  std::unique_ptr<Impl> impl_;
};

}  // namespace hone
