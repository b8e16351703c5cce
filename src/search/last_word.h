// The final check of a result: at the end of a run the result is tested once more, even if its verdict is known.
//
// A search trusts every verdict: those of a flaky test, of a program that has changed meanwhile, and stored ones that
// somebody else has written. A result that doesn't fail at once may be right all the same, if its test fails now and
// then. So its rate of failure is estimated with as many runs as that needs. If the result fails too seldom, earlier
// results are tested, newest first, and the first one that fails often enough replaces it.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "oracle/failure_rate.h"
#include "search/scheduler.h"

namespace hone {

/// A text that failed, as it was committed.
struct Failure {
  std::string text;
  size_t tokens = 0;  ///< 0 if the search doesn't count them
};

/// The first text that failed (in a reduction, the input) and the newest ones, a bounded number.
class Failures {
 public:
  void add(std::string_view text, size_t tokens);

  bool empty() const { return !first_; }
  /// A failure must have been added before.
  const Failure& newest() const { return newest_.empty() ? *first_ : newest_.back(); }
  const std::optional<Failure>& first() const { return first_; }
  /// The newest failures, oldest first, without the first one.
  const std::deque<Failure>& rest() const { return newest_; }

 private:
  std::optional<Failure> first_;
  std::deque<Failure> newest_;
  size_t bytes_ = 0;  ///< of `newest_`
};

/// What a text must show to hold.
struct LastWordRules {
  int inARow = 1;      ///< it holds if this many first runs fail; 0: only the rate counts
  double rate = 0.5;   ///< otherwise it holds if it fails in this share of its runs
  bool flaky = false;  ///< the test is known to be: the rate is estimated in any case
};

struct LastWord {
  enum class Outcome : uint8_t {
    none,      ///< a limit or an interruption came first
    holds,     ///< the result fails
    wentBack,  ///< the result doesn't fail, and `failure` does
    lost,      ///< neither the result nor any tested earlier text fails
  };
  Outcome outcome = Outcome::none;
  FailureRate rate = {};                ///< of the result
  std::optional<Failure> failure = {};  ///< the newest text before the result that fails now
  FailureRate failureRate = {};         ///< its rate

  /// True if the result was tested and didn't fail.
  bool refuted() const { return outcome == Outcome::wentBack || outcome == Outcome::lost; }
};

/// Tests the result with each run by itself, whatever is known about it (Scheduler::again); if it doesn't hold, also
/// the failures. A text that holds and one that fails at a quarter of the rate are taken for each other with a
/// probability of 1 %.
LastWord lastWordOn(std::string_view result, const Failures& failures, Scheduler& scheduler,
                    const LastWordRules& rules = {});

}  // namespace hone
