// A search as a copyable state machine: it proposes candidates and learns verdicts, and never tests anything itself.
// Since it can be copied, the scheduler can speculate on both outcomes of a pending verdict.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "test/verdict.h"

namespace hone {

struct Candidate {
  std::string bytes;
  std::string_view pass;            ///< the step of the search that proposes it; refers to a string literal
  size_t tokens = 0;                ///< that the text has, where the search counts them
  std::optional<double> done = {};  ///< how far that step is, from 0 to 1, where it can say so; only to be shown
};

class Strategy {
 public:
  virtual ~Strategy() = default;

  /// An independent copy of the same type in the same state. Should cost no more than making one candidate.
  virtual std::unique_ptr<Strategy> clone() const = 0;

  /// The next candidate, or nothing when the search is over or `unfinished`. Given once before each `learn` or `skip`.
  virtual std::optional<Candidate> propose() = 0;

  /// True where the last `propose` has only done a part of its work, counted and not timed: it is to be called again,
  /// when the scheduler has heard of tests that ended meanwhile.
  virtual bool unfinished() const { return false; }

  /// The verdict of the candidate that was proposed last.
  virtual void learn(Verdict verdict) = 0;

  /// Ends the present step of the search, since the user wants no more of it. There will be no verdict of the candidate
  /// that was proposed last. False, and nothing has changed, where the search has no steps that could be left out.
  virtual bool skip() { return false; }

  /// True where `learn(pass)` and `learn(unresolved)` lead to the same state; the scheduler then guesses between two
  /// outcomes, else it treats `pass` as the guess for "not fail" and starts anew below an `unresolved`.
  virtual bool twoValued() const { return true; }

  /// True where all verdicts of the candidate proposed last lead to the same state, as in a batch; then the scheduler
  /// need not guess.
  virtual bool independent() const { return false; }
};

}  // namespace hone
