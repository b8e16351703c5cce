// The parts of a run that all modes share, on bytes in memory: workers, limits, the first test of the input, stored
// verdicts, cancellation, and the reason for the end. Each mode (hone/hone.h) adds a few lines.
//
//   hone::Run run(test, {.jobs = 4});
//   std::jthread impatient([&] { wait(); run.cancel(); });
//   hone::Reduction small = hone::reduce(run, text, json);
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "oracle/failure_rate.h"
#include "oracle/test.h"
#include "search/controls.h"
#include "search/last_word.h"
#include "search/scheduler.h"
#include "text/archive.h"
#include "tree/tree.h"

namespace hone {

/// The resources of a run. The result is the same for every number of jobs.
struct RunSettings {
  int jobs = 0;  ///< parallel tests; 0: all cores
  std::optional<uint64_t> maxTests = std::nullopt;
  std::optional<double> maxSeconds = std::nullopt;
  /// The time limit of each test, instead of the test's own; nullopt: that (Test::timeout).
  std::optional<double> timeoutSeconds = std::nullopt;
  /// Without any time limit: the limit of the first run, in seconds. Later runs are limited to
  /// five times the duration of the first, and at least 1 s.
  double firstTimeout = 300;
  int repeat = 1;  ///< a candidate fails only if this many runs in a row fail; autoRepeat (oracle/failure_rate.h)
  bool trustTest = false;      ///< only warn of a failure that may be the test's own, instead of ending the run
  bool project = false;        ///< the texts are projects (text/archive.h), whose sizes are those of their files
  bool oneFile = false;        ///< ... of one file beside a command (text/command_text.h), which isn't counted
  std::string emptyText = "";  ///< the control text without anything of the input
  std::string inputName = "the input";                   ///< in messages
  std::string remedyOfControls{hone::remedyOfControls};  ///< what to do if the empty text fails too, in messages
  /// What to do if the failure says that a file is missing, in messages.
  std::string remedyOfMissing = "give it with --with FILE, or write its absolute path";
  Workplace* workplace = nullptr;  ///< where tests run; null: on this machine. Must outlive the run
  /// When the figures' seconds begin; nullopt: when the run is made.
  std::optional<std::chrono::steady_clock::time_point> start = std::nullopt;
};

/// Where the verdicts of a test are stored for later runs (search/verdict_store.h).
struct Memory {
  std::filesystem::path folder;
  std::string identity;  ///< distinguishes the test from all others
  bool resume = false;   ///< trust stored verdicts without testing the input first
  bool fresh = false;    ///< discard stored verdicts
};

/// Observes the progress of a run. Called by the thread that called the mode. An exception ends the run.
class RunObserver {
 public:
  virtual ~RunObserver() = default;
  /// A message for the user, in one sentence.
  virtual void note(std::string_view /*message*/) {}
  /// The failure may be the test's own, for this reason. Asks the user; true: it is the one that is meant. Otherwise
  /// the run ends with an error.
  virtual bool isMeant(std::string_view /*doubt*/) { return false; }
  virtual void parsed(const Tree& /*input*/) {}
  /// The first test of the input begins. It may take long; after `timeout` seconds it is ended.
  virtual void firstRunBegins(std::optional<double> /*timeout*/) {}
  virtual void firstRunEnds() {}
  /// A verdict was committed. `best`: its candidate is the best text so far.
  virtual void committed(const Commit& /*commit*/, const SearchStats& /*stats*/, bool /*best*/) {}
};

/// The size of the result after this many tests.
struct HistoryPoint {
  uint64_t tests;
  size_t bytes;
  size_t tokens;  ///< 0 if not counted
  double seconds;
  std::string_view pass;
};

/// The costs and gains of one uninterrupted stretch of a pass.
struct PassFigures {
  std::string_view name;
  uint64_t tests = 0;
  uint64_t successes = 0;
  uint64_t fail = 0, pass = 0, unresolved = 0;  ///< of `tests`
  double testSeconds = 0;
  int64_t removedBytes = 0;
};

/// How a run of any mode ended, and its figures (docs/schemas/stats.json).
struct RunOutcome {
  Stop stop = Stop::done;        ///< why it ended
  std::optional<Verdict> input;  ///< on the input itself; nullopt if a limit came first
  double inputSeconds = 0;       ///< the time of the test of the input, to which the next two members belong too
  bool inputTimedOut = false;
  std::string inputCrash;  ///< the crash's signature, if the test looks for the same crash
  FailureRate inputRate;   ///< of the input's runs, if they were to tell how often a flaky test fails; else of none
  std::string language;    ///< for the caller, who has chosen it
  size_t inputBytes = 0, outputBytes = 0;    ///< of a project, in its files
  size_t inputFiles = 0, outputFiles = 0;    ///< of a project; else 0
  size_t inputTokens = 0, outputTokens = 0;  ///< 0 if the text wasn't parsed
  Controls controls;
  SearchStats search;
  std::optional<double> timeoutSeconds;                  ///< the time limit of all tests but the first
  LastWord::Outcome lastWord = LastWord::Outcome::none;  ///< the final check of the result
  FailureRate lastRate;                                  ///< of the result in that check
  std::string bestCrash;                                 ///< TestResult::crash of the best text
  std::vector<HistoryPoint> history;                     ///< one point for each best text
  std::vector<PassFigures> passes;                       ///< in the order in which they ran
  int jobs = 0;
  double startupSeconds = 0;  ///< from the start to the first test
  double wallSeconds = 0;
  uint64_t peakRssBytes = 0;  ///< of this process so far
  StartFigures starts;        ///< of the test on this machine

  /// True if the result did not fail in the final check.
  bool refuted() const { return lastWord == LastWord::Outcome::wentBack || lastWord == LastWord::Outcome::lost; }
};

/// The state of one call of a mode. Not thread-safe, except `cancel` and `skip`.
class Run : private CommitObserver {
 public:
  /// Makes the workers. Some start a process by exec; the caller is never forked. The test and the observer must
  /// outlive the run; `observer` may be null. Throws UserError if the test can't run.
  explicit Run(Test& test, const RunSettings& settings = {}, RunObserver* observer = nullptr);
  ~Run() override;

  /// Uses and stores verdicts. Call this before the mode. Throws UserError if the folder can't be used.
  void remember(const Memory& memory);

  /// Ends the run as soon as possible, with the best result so far. Thread-safe.
  void cancel() { scheduler_.interrupt(); }
  /// Ends the present pass. Thread-safe.
  void skip() { scheduler_.skip(); }

  // The following members are for the modes.

  Scheduler& scheduler() { return scheduler_; }
  const RunSettings& settings() const { return settings_; }
  void note(std::string_view message) const;
  /// The size of a text; of a project, in its files.
  ProjectSize sizeOf(std::string_view text) const;

  /// Runs `work`, which `cancel` or a limit may end at any time. Returns the result of `work`, or why it was ended.
  /// What a mode does afterwards must be short, since nothing ends it. `language` may be null.
  Stop untilStopped(const std::shared_ptr<Language>& language, const std::function<Stop()>& work);

  /// From now on, the search works on texts as `language` marks them (Language::marked) and tests plain ones. Call this
  /// after `testInput`.
  void searchMarked(const std::shared_ptr<Language>& language, Encoding encoding);

  /// Parses the input and tells the observer.
  TreePtr parse(const std::shared_ptr<Language>& language, const std::string& input);

  /// Tests the input, as the pass "input", unless that was done before. Its duration decides the time limit of later
  /// tests; if the test looks for the same crash, its crash is the one that later tests must show. nullopt if a limit
  /// came first; then `cutOff` tells which. Throws UserError if a few repetitions don't agree, or if the failure says
  /// that a file is missing and the user doesn't trust the test.
  std::optional<Verdict> testInput(const std::string& input, const VerdictWords& words = {});
  static constexpr std::string_view inputPass = "input";

  /// The time limit follows what failing tests take, unless the user has set it. For searches whose last candidates
  /// need the full time (Candidate::needsFullTime), or that need not know why a candidate is refused. Call this after
  /// `testInput`.
  void followFailures();

  /// Why `testInput` returned no verdict, or why the last search ended.
  Stop cutOff() const { return scheduler_.lastStop(); }

  /// Tests the control texts before a search. `tree`: that of the input. Throws UserError if the empty text fails too,
  /// unless the user trusts the test.
  void askControls(const Tree& tree);

  /// Sets the function that tells whether a commit's candidate is the best text so far.
  void setBest(std::function<bool(const Commit&)> isBest) { isBest_ = std::move(isBest); }

  /// Call this with the result at the end of a search: tests it once more. If it no longer fails, discards stored
  /// verdicts and returns the newest earlier text that still fails, if there is one.
  std::optional<Failure> confirm(std::string_view result) { return confirm(result, failures_); }
  /// The same for a result that was derived from `text`, which no earlier text can replace. Without an argument: from
  /// the newest text that failed.
  void confirmBasis(std::string_view text) { confirm(text, {}); }
  void confirmBasis();

  /// The outcome so far.
  RunOutcome outcome() const;
  /// Ends the run: completes `outcome` and stores queued verdicts.
  void finish(Stop stop, RunOutcome& outcome);
  /// The number of stored verdicts of earlier runs.
  size_t remembered() const { return store_ ? store_->size() : 0; }

 private:
  void committed(const Commit& commit, const SearchStats& stats) override;
  void doubt(const std::string& reason, std::string_view remedy, const std::string& input);
  void checkThatNothingIsMissing(const std::string& input);
  void skipped(std::string_view pass, bool ended) override;
  void setTimeout(double seconds);
  bool verdictsStillHold(const std::string& input);
  bool emptyTextStillFails();
  void checkForFlakyFailure(const std::string& input);
  void repeatByRate(const std::string& input);
  /// Estimates the rate of failures of single runs.
  FailureRate rateOn(const std::string& input);
  void checkThatRunsAgree(const std::string& input, const VerdictWords& words);
  std::optional<Failure> confirm(std::string_view result, const Failures& earlier);

  void begin(const std::string& input);
  double seconds() const;
  void record(const Commit& commit, uint64_t tests, bool best);

  Test& test_;
  const RunSettings settings_;
  const std::chrono::steady_clock::time_point start_;
  RunObserver* const observer_;
  RunOutcome outcome_;
  const bool adaptsTimeout_;
  bool resumes_ = false;
  bool seeksFailure_ = true;  ///< and not acceptance
  double rate_ = 1;           ///< of the input's failures, as far as it is known
  std::string missing_;       ///< TestResult::missing of the input
  size_t bestBytes_ = 0;
  std::function<bool(const Commit&)> isBest_;
  bool saidThatLauncherWasKilled_ = false;
  Failures failures_;
  std::unique_ptr<Test> repeated_;       ///< null: no run is ever repeated
  std::unique_ptr<VerdictStore> store_;  ///< must outlive the scheduler
  Scheduler scheduler_;
};

}  // namespace hone
