// The final check of a result: at the end of a run the result is tested once more, even if its verdict is known.
//
// A search trusts every verdict: those of a flaky test, of a program that has changed meanwhile, and stored ones that
// somebody else has written. If the result no longer fails, earlier results are tested, newest first, and the first one
// that fails replaces it.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

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
  /// At least one must have been added.
  const Failure& newest() const { return newest_.empty() ? *first_ : newest_.back(); }
  const std::optional<Failure>& first() const { return first_; }
  /// The newest failures, oldest first, without the first one.
  const std::deque<Failure>& rest() const { return newest_; }

 private:
  std::optional<Failure> first_;
  std::deque<Failure> newest_;
  size_t bytes_ = 0;  ///< of `newest_`
};

struct LastWord {
  enum class Outcome : uint8_t {
    none,      ///< a limit or an interruption came first
    holds,     ///< the result fails
    wentBack,  ///< the result doesn't fail, and `failure` does
    lost,      ///< neither the result nor any tested earlier text fails
  };
  Outcome outcome = Outcome::none;
  Verdict now = Verdict::fail;          ///< the verdict on the result
  std::optional<Failure> failure = {};  ///< the newest text before the result that fails now

  /// True if the result was tested and didn't fail.
  bool refuted() const { return outcome == Outcome::wentBack || outcome == Outcome::lost; }
};

/// Runs the final check. Commits nothing; the runs count only as executed.
LastWord lastWordOn(std::string_view result, const Failures& failures, Scheduler& scheduler);

}  // namespace hone
