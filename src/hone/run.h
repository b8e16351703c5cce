// The parts of a run that all modes share, on bytes in memory: workers, limits, the first test of the input, stored
// verdicts, cancellation, and the reason of the end. A mode (hone/hone.h) adds its own few lines.
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

#include "search/controls.h"
#include "search/last_word.h"
#include "search/scheduler.h"
#include "test/test.h"
#include "tree/tree.h"

namespace hone {

/// What a run may use. The result is the same for every number of jobs.
struct RunSettings {
  int jobs = 0;  ///< parallel tests; 0: all cores
  std::optional<uint64_t> maxTests = std::nullopt;
  std::optional<double> maxSeconds = std::nullopt;
  /// In seconds, of the first run of a test that has no limit of its own (Test::timeout); the others have five times
  /// what that took, at least 1.
  double firstTimeout = 300;
  int repeat = 1;                       ///< so many runs of a test must agree on a failure
  std::string inputName = "the input";  ///< in messages
};

/// Where the verdicts of a test outlive its runs (search/verdict_store.h).
struct Memory {
  std::filesystem::path folder;
  std::string identity;  ///< of the test: tells it from all others
  bool resume = false;   ///< take what is stored for granted; else the input is tested first
  bool fresh = false;    ///< forget what is stored
};

/// Is told how a run gets on, by the thread that called the mode. What it throws ends the run.
class RunObserver {
 public:
  virtual ~RunObserver() = default;
  /// Something that people should know, in a sentence.
  virtual void note(std::string_view /*message*/) {}
  virtual void parsed(const Tree& /*input*/) {}
  /// The input is tested for the first time, which may take long; it is ended after so many seconds.
  virtual void firstRunBegins(std::optional<double> /*timeout*/) {}
  virtual void firstRunEnds() {}
  /// From here on candidates are made by another pass.
  virtual void passBegins(std::string_view /*pass*/) {}
  /// `best`: the candidate is the best text so far.
  virtual void committed(const Commit& /*commit*/, const SearchStats& /*stats*/, bool /*best*/) {}
  /// What became of Run::skip.
  virtual void skipped(std::string_view /*pass*/, bool /*ended*/) {}
};

/// How a run ended, whatever its mode.
struct RunOutcome {
  Stop stop = Stop::done;        ///< why it ended
  std::optional<Verdict> input;  ///< of the input itself; none where a limit came first
  double inputSeconds = 0;       ///< that its test took, as for the next two
  bool inputTimedOut = false;
  std::string inputCrash;  ///< its signature, where the test looks for the same crash
  size_t inputTokens = 0;  ///< 0 where it wasn't parsed
  Controls controls;
  SearchStats search;
  std::optional<double> timeoutSeconds;                  ///< the limit of later tests
  LastWord::Outcome lastWord = LastWord::Outcome::none;  ///< on the result

  /// The result did not hold when it was run once more.
  bool refuted() const { return lastWord == LastWord::Outcome::wentBack || lastWord == LastWord::Outcome::lost; }
};

/// For one call of a mode.
class Run : private CommitObserver {
 public:
  /// Makes the workers, some of which start a process by exec; the caller is never forked. The test has to live as
  /// long as the run; `observer` too, and may be null. Throws UserError where the test can't run.
  explicit Run(Test& test, const RunSettings& settings = {}, RunObserver* observer = nullptr);
  ~Run() override;

  /// Before the mode is called. Throws UserError where the folder can't be used.
  void remember(const Memory& memory);

  /// Ends the run as soon as possible, with the best result so far. From any thread.
  void cancel() { scheduler_.interrupt(); }
  /// Ends the present pass. From any thread.
  void skip() { scheduler_.skip(); }

  // What follows is for the modes.

  Scheduler& scheduler() { return scheduler_; }
  void note(std::string_view message) const;

  /// Does the work of the mode, which `cancel` or a limit may end at any moment; returns what `work` says, or why it
  /// was ended. What comes after that is short, and isn't ended. `language` may be null.
  Stop untilStopped(const std::shared_ptr<Language>& language, const std::function<Stop()>& work);

  /// Parses the input.
  TreePtr parse(const std::shared_ptr<Language>& language, const std::string& input);

  /// Tests the input, as the pass "input", unless that was done before. The limit of later tests is taken from its
  /// time; where the test looks for the same crash, later ones have to crash as it did. nullopt where a limit came
  /// first: then `cutOff` says which. Throws UserError where a few more runs don't agree.
  std::optional<Verdict> testInput(const std::string& input, const VerdictWords& words = {});
  static constexpr std::string_view inputPass = "input";

  /// Why `testInput` had no verdict, or the last search ended.
  Stop cutOff() const { return scheduler_.lastStop(); }

  /// Asks control texts before a search, and notes where they fail. `tree`: of the input.
  void askControls(const Tree& tree);

  /// From now on: is this commit's candidate the best text so far?
  void setBest(std::function<bool(const Commit&)> isBest) { isBest_ = std::move(isBest); }

  /// To be called with the result at the end of a search: runs it once more. Where it doesn't fail any more, what is
  /// stored is discarded, and an earlier text that does fail is returned, if one was found.
  std::optional<Failure> confirm(std::string_view result) { return confirm(result, failures_); }
  /// The same for a result that rests on a text that failed: no other text can take its place. Without a text: on the
  /// newest one that failed.
  void confirmBasis(std::string_view text) { confirm(text, {}); }
  void confirmBasis();

  /// What there is to say so far.
  RunOutcome outcome() const;
  /// The end: `outcome` is the whole of it, and what is to be stored is.
  void finish(Stop stop, RunOutcome& outcome);
  /// Verdicts of earlier runs that are known.
  size_t remembered() const { return store_ ? store_->size() : 0; }

 private:
  void committed(const Commit& commit, const SearchStats& stats) override;
  void skipped(std::string_view pass, bool ended) override;
  void setTimeout(double seconds);
  bool verdictsStillHold(const std::string& input);
  void checkThatRunsAgree(const std::string& input, const VerdictWords& words);
  std::optional<Failure> confirm(std::string_view result, const Failures& earlier);

  const RunSettings settings_;
  RunObserver* const observer_;
  RunOutcome outcome_;
  const bool adaptsTimeout_;
  bool resumes_ = false;
  std::string_view pass_;  ///< of the last commit
  std::function<bool(const Commit&)> isBest_;
  Failures failures_;
  std::unique_ptr<Test> repeated_;
  std::unique_ptr<VerdictStore> store_;  ///< has to outlive the scheduler
  Scheduler scheduler_;
};

}  // namespace hone
