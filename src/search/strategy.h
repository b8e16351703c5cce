// A search as a copyable state machine: it proposes candidates and learns verdicts, but never runs a test itself.
// Because it can be copied, the scheduler can speculate on both outcomes of a pending verdict.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "oracle/verdict.h"

namespace hone {

struct Candidate {
  std::string bytes;
  std::string_view pass;  ///< the step of the search that proposed it; a string literal
  size_t tokens = 0;      ///< tokens of the text; 0 if the search doesn't count them
  /// What it changes, whatever was accepted before it, as a hash: candidates with the same question probably have the
  /// same verdict. Only for guesses; 0: unknown.
  uint64_t question = 0;
  /// If a shorter time limit than the full one has ended its test, it is tested again (search/followed_limit.h).
  bool needsFullTime = false;
  /// Its test confirms something: see TestWorker::startAfresh.
  bool afresh = false;
};

/// Turns a candidate's bytes into the text to test.
using CandidateWriter = std::function<std::string(std::string_view bytes)>;

class Strategy {
 public:
  virtual ~Strategy() = default;

  /// An independent copy of the same type in the same state. Should cost no more than making one candidate.
  virtual std::unique_ptr<Strategy> clone() const = 0;

  /// The next candidate; nullopt if the search is over or `unfinished`. Called once before each `learn` or `skip`.
  virtual std::optional<Candidate> propose() = 0;

  /// True if the last `propose` did only a bounded part of its work, counted and not timed. The scheduler first
  /// collects tests that have ended and then calls `propose` again.
  virtual bool unfinished() const { return false; }

  /// Takes the verdict on the candidate proposed last.
  virtual void learn(Verdict verdict) = 0;

  /// Ends the present step of the search at the user's request. The candidate proposed last gets no verdict. Returns
  /// false and changes nothing if the search has no steps that can be skipped.
  virtual bool skip() { return false; }

  /// True if `learn(pass)` and `learn(unresolved)` lead to the same state. If false, the scheduler still guesses only
  /// `fail` or `pass`, and discards what is below the guess if the verdict is `unresolved`.
  virtual bool twoValued() const { return true; }

  /// True if the search goes the same way whatever the verdicts are, as a batch. So the scheduler needn't guess.
  virtual bool independent() const { return false; }
};

/// Makes the next one of some candidates; nullopt at the end.
using NextCandidate = std::function<std::optional<Candidate>()>;

/// Tests all of its candidates: proposes them in order and ignores the verdicts.
class Batch : public Strategy {
 public:
  /// By number, from 0; null beyond the last one. The candidates must outlive this and its clones.
  using CandidateAt = std::function<const Candidate*(size_t)>;
  explicit Batch(CandidateAt at) : at_(std::move(at)) {}

  std::unique_ptr<Strategy> clone() const override { return std::make_unique<Batch>(*this); }
  std::optional<Candidate> propose() override {
    const Candidate* next = at_(next_);
    return next == nullptr ? std::nullopt : std::optional(*next);
  }
  void learn(Verdict) override { ++next_; }
  bool independent() const override { return true; }

 private:
  CandidateAt at_;
  size_t next_ = 0;
};

}  // namespace hone
