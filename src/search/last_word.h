// The final check of a result: at the end the result is tested once more, whatever is already known about it.
//
// A search trusts every verdict: those of a flaky test, of a program that has changed meanwhile, and stored ones that
// somebody else has written. If the result no longer fails, the earlier results are tested, newest first, and the first
// one that fails takes its place.
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
  size_t tokens = 0;  ///< 0 where the search doesn't count them
};

/// The first text that failed, which is the input of a reduction, and the newest ones, as many as are worth asking.
class Failures {
 public:
  void add(std::string_view text, size_t tokens);

  bool empty() const { return !first_; }
  /// At least one must have been added.
  const Failure& newest() const { return newest_.empty() ? *first_ : newest_.back(); }
  const std::optional<Failure>& first() const { return first_; }
  /// Oldest first, without the first one.
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
    wentBack,  ///< it doesn't, and `failure` does
    lost,      ///< nor does any text that was asked
  };
  Outcome outcome = Outcome::none;
  Verdict now = Verdict::fail;          ///< on the result
  std::optional<Failure> failure = {};  ///< the newest text before the result that fails now

  /// True where the result was asked and didn't fail.
  bool refuted() const { return outcome == Outcome::wentBack || outcome == Outcome::lost; }
};

/// Commits nothing: the runs are counted as executed only.
LastWord lastWordOn(std::string_view result, const Failures& failures, Scheduler& scheduler);

}  // namespace hone
