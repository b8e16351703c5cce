// Derives the verdict from the end of a process.
//
// Without rules, the exit status is the verdict, as in scripts for Picireny, C-Reduce and Lithium: 0 means fail, 1
// pass, any other unresolved. With rules, the candidate fails if all of them hold.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/verdict.h"

namespace re2 {
class RE2;
}

namespace hone {

/// How the process of a test ended. Exactly one of `exitCode` and `signal` is set.
struct ProcessEnd {
  int exitCode = -1;  ///< -1 if a signal ended it
  int signal = 0;
  bool timedOut = false;
  std::string_view out;  ///< its standard output; empty unless VerdictRules::needs it
  std::string_view err;
  std::string_view crash = {};          ///< its signature, empty unless VerdictRules::sameCrash
  double seconds = 0;                   ///< from start to end
  uint64_t peakBytes = 0;               ///< greatest resident memory of any one of its processes
  std::string_view candidate = {};      ///< the text that was tested
  std::string_view candidateFile = {};  ///< the name of its file or folder; empty: it has none
};

enum class Stream : bool { out, err };

/// A value type; copies share compiled regular expressions. `judge` is thread-safe.
class VerdictRules {
 public:
  /// `--exit N`. Throws UserError unless 0 <= code <= 255.
  void requireExit(int code);
  /// `--exit nonzero`: the test ends with an exit code other than 0, or by a signal.
  void requireNonzeroExit() { nonzeroExit_ = true; }
  /// `--signal NAME|NUMBER`. Throws UserError for what parseSignal rejects.
  void requireSignal(std::string_view nameOrNumber);
  /// `--stdout RE`, `--stderr RE`: the RE2 expression matches somewhere; ^ and $ match at line boundaries. May be given
  /// more than once. Throws UserError if the expression is invalid.
  void requireOutput(Stream stream, std::string_view expression);
  /// `--not-stderr RE`: the expression matches nowhere.
  void forbidOutput(Stream stream, std::string_view expression);

  /// `--hang`: the test doesn't end before its timeout. Throws UserError if another rule asks how it ends.
  void requireHang();
  /// `--same-crash`: the test crashes or fails; if a signature is expected, with that signature.
  void requireSameCrash() { sameCrash_ = true; }
  /// The same, but the signature is exact (exactSignatureOf), if it isn't that of a script or of --signature.
  void requireCrashPlace() { sameCrash_ = byPlace_ = true; }
  /// `--signature RE`: the same, but the signature is the text that the expression matches
  /// (oracle/printed_signature.h). Throws UserError if the expression is invalid.
  void requireSignature(std::string_view expression);
  /// The same for a script: its exit status is the verdict as without rules, but a failure must have the expected
  /// signature, which is what the script prints.
  void requireSameCrashOfScript();
  /// See TestWorker::expectCrash.
  void expectCrash(std::string expectation);
  /// The message of a process that ended with a failure status or an exception, if it says that a file is missing
  /// (oracle/missing_file.h). Empty for a crash, and if the rules themselves look for what is printed. `end` with
  /// `crash`.
  std::string missingFile(const ProcessEnd& end) const;
  /// The signature of a process that ended before its time limit; empty unless `sameCrash`, or if it did not fail.
  std::string signatureOf(const ProcessEnd& end) const;

  bool hangs() const { return hang_; }
  bool sameCrash() const { return sameCrash_; }
  /// The user has chosen what the signatures are, so they are compared as they are.
  bool choosesSignature() const { return signature_ || ofScript_; }
  bool onlySameCrash() const { return sameCrash_ && hasNoOther(); }
  /// No rule but those about crashes and the exit status.
  bool onlyEnds() const { return sameCrash_ && hasNoRuleBesideEnds(); }
  /// `--slower S`: the test takes longer than S seconds, or times out. Throws UserError unless S > 0.
  void requireSlower(double seconds);
  /// `--more-memory MB`: one of the test's processes uses more resident memory than that.
  void requireMemory(uint64_t bytes);
  /// `--number RE` with `--above X` or `--below X`: the number that the expression's first group, or else the whole
  /// expression, matches first on standard output is above or below X. Throws UserError if the expression is invalid.
  void requireNumber(std::string_view expression, bool above, double bound);

  /// True if no rule was given.
  bool empty() const { return !sameCrash_ && hasNoOther(); }
  /// True if a rule asks for the time or the memory that a run takes.
  bool measure() const { return hang_ || slowerThan_ || moreMemoryThan_; }
  /// True if a rule examines the stream; a stream that no rule needs may go to /dev/null.
  bool needs(Stream stream) const;

  struct OutputRule {
    Stream stream;
    bool wanted;
    std::string expression;  ///< in syntax common to RE2 and PCRE, with the multi-line flag
  };
  std::optional<int> exitCode() const { return exitCode_; }
  bool nonzeroExit() const { return nonzeroExit_; }
  std::optional<int> signal() const { return signal_; }
  std::vector<OutputRule> outputRules() const;
  std::optional<double> slowerThan() const { return slowerThan_; }  ///< seconds
  std::optional<uint64_t> moreMemoryThan() const { return moreMemoryThan_; }
  struct NumberRule {
    std::string expression;
    bool above;
    double bound;
  };
  std::optional<NumberRule> numberRule() const;
  /// The expression of --signature; empty: none.
  std::string signatureExpression() const;

  /// The rules as options with their values, as on the command line.
  using Options = std::vector<std::vector<std::string>>;
  Options options() const;
  /// The reverse. Throws UserError if an option is unknown or has a wrong value.
  static VerdictRules from(const Options& options);
  /// One line for each rule. Equal texts mean equal rules.
  std::string description() const;

  /// If all rules hold: fail. Else a normal exit is a pass; another signal or crash, and a timeout without `--hang`,
  /// are unresolved. If a signal is required, exit code 128 + n counts as signal n, since a shell reports signals so.
  Verdict judge(const ProcessEnd& end) const;

 private:
  struct Pattern {
    Stream stream;
    bool wanted;
    std::shared_ptr<const re2::RE2> expression;
  };
  void addPattern(Stream stream, bool wanted, std::string_view expression);
  bool isExpected(const ProcessEnd& end) const;
  bool judgesStatus() const { return exitCode_ || nonzeroExit_; }
  /// Than that about the crash.
  bool hasNoOther() const { return !judgesStatus() && hasNoRuleBesideEnds(); }
  bool hasNoRuleBesideEnds() const {
    return !signal_ && patterns_.empty() && !hang_ && !slowerThan_ && !moreMemoryThan_ && !number_;
  }

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
  bool ofScript_ = false;  ///< the test is a script
  bool byPlace_ = false;   ///< the signature of a crash is exact
  std::shared_ptr<const re2::RE2> signature_;
  std::optional<std::string> expectedCrash_;
  std::optional<double> slowerThan_;
  std::optional<uint64_t> moreMemoryThan_;
  std::optional<Number> number_;
};

/// The number of a signal given as "SEGV", "SIGSEGV", "segv" or "11". Throws UserError for any other text.
int parseSignal(std::string_view nameOrNumber);

}  // namespace hone
