// Derives the verdict from the end of a process.
//
// Without rules, the exit status is the verdict, as in scripts for Picireny, C-Reduce and Lithium: 0 fail, 1 pass, any
// other unresolved. With rules, the candidate fails if all of them hold.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "test/verdict.h"

namespace re2 {
class RE2;
}

namespace hone {

/// How the process of a test ended. Exactly one of `exitCode` and `signal` says it.
struct ProcessEnd {
  int exitCode = -1;  ///< -1 where a signal ended it
  int signal = 0;
  bool timedOut = false;
  std::string_view out;  ///< what it wrote to its standard output, empty unless VerdictRules::needs it
  std::string_view err;
  std::string_view crash = {};  ///< its signature, empty unless VerdictRules::sameCrash
  double seconds = 0;           ///< from start to end
  uint64_t peakBytes = 0;       ///< greatest resident memory of one of its processes
};

enum class Stream : bool { out, err };

/// A value; copies share their compiled regular expressions. `judge` may be called from many threads.
class VerdictRules {
 public:
  /// `--exit N`. Throws UserError unless 0 <= code <= 255.
  void requireExit(int code);
  /// `--exit nonzero`: it ends in any other way than with exit code 0, by a signal too.
  void requireNonzeroExit() { nonzeroExit_ = true; }
  /// `--signal NAME|NUMBER`. Throws UserError for what parseSignal rejects.
  void requireSignal(std::string_view nameOrNumber);
  /// `--stdout RE`, `--stderr RE`: the RE2 expression matches somewhere; ^ and $ match at lines. May be given more
  /// than once. Throws UserError for a bad expression.
  void requireOutput(Stream stream, std::string_view expression);
  /// `--not-stderr RE`: it matches nowhere.
  void forbidOutput(Stream stream, std::string_view expression);

  /// `--hang`: it doesn't end before its timeout. Throws UserError where a rule asks how it ends.
  void requireHang();
  /// `--same-crash`: it crashes or fails, and once there is an expected signature, with this one.
  void requireSameCrash() { sameCrash_ = true; }
  void expectCrash(std::string signature) { expectedCrash_ = std::move(signature); }

  bool hangs() const { return hang_; }
  bool sameCrash() const { return sameCrash_; }
  /// `--slower S`: it takes longer than that, or as long as the limit. Throws UserError unless S > 0.
  void requireSlower(double seconds);
  /// `--more-memory MB`: one of its processes has more than that in memory.
  void requireMemory(uint64_t bytes);
  /// `--number RE` with `--above X` or `--below X`: the number that the expression's first group (or all of it) matches
  /// on standard output, where it matches first, lies on that side of the bound. Throws UserError for a bad expression.
  void requireNumber(std::string_view expression, bool above, double bound);

  /// True where no rule was given.
  bool empty() const {
    return !exitCode_ && !nonzeroExit_ && !signal_ && patterns_.empty() && !hang_ && !sameCrash_ && !slowerThan_ &&
           !moreMemoryThan_ && !number_;
  }
  /// True where a rule looks at the stream; the other may go to /dev/null.
  bool needs(Stream stream) const;

  struct OutputRule {
    Stream stream;
    bool wanted;
    std::string expression;  ///< as RE2 and PCRE read it, the flag for lines included
  };
  std::optional<int> exitCode() const { return exitCode_; }
  bool nonzeroExit() const { return nonzeroExit_; }
  std::optional<int> signal() const { return signal_; }
  std::vector<OutputRule> outputRules() const;

  /// One line for each rule, by which equal rules are told from others.
  std::string description() const;

  /// All rules hold: fail. Else a normal exit is a pass; another signal or crash, or a timeout where no hang is looked
  /// for, unresolved. Where a signal is required, an exit code of 128 + n counts as signal n: so a shell reports it.
  Verdict judge(const ProcessEnd& end) const;

 private:
  struct Pattern {
    Stream stream;
    bool wanted;
    std::shared_ptr<const re2::RE2> expression;
  };
  void addPattern(Stream stream, bool wanted, std::string_view expression);

  std::optional<int> exitCode_;
  bool nonzeroExit_ = false;
  std::optional<int> signal_;
  struct Number {
    std::shared_ptr<const re2::RE2> expression;
    bool above;
    double bound;
    bool holds(std::string_view out) const;
  };

  std::vector<Pattern> patterns_;
  bool hang_ = false;
  bool sameCrash_ = false;
  std::optional<std::string> expectedCrash_;
  std::optional<double> slowerThan_;
  std::optional<uint64_t> moreMemoryThan_;
  std::optional<Number> number_;
};

/// The number of a signal given as "SEGV", "SIGSEGV", "segv" or "11". Throws UserError for any other text.
int parseSignal(std::string_view nameOrNumber);

}  // namespace hone
