// What the runs of all modes share: an input and its language, workers that test, limits, interruption, progress, and
// the figures of `--stats`. A mode's run is its own few lines between `begin` and `finish`.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/interrupt.h"
#include "app/other_crashes.h"
#include "app/run_options.h"
#include "app/run_summary.h"
#include "report/commit_log.h"
#include "report/progress.h"
#include "report/report_page.h"
#include "search/scheduler.h"
#include "test/test.h"
#include "tree/tree.h"

namespace hone {

/// Writes what goes beside the result; where that fails, notes so in the summary. Nothing where no place is given.
void writeBeside(RunSummary& summary, const std::filesystem::path& place, std::string_view bytes);
/// The same for `--stats`.
void writeStats(const RunOptions& run, RunSummary& summary, const nlohmann::ordered_json& figures);

class Session : private CommitObserver {
 public:
  /// Reads the input, checks where results go and makes the workers: early, for they fork. `defaultName`: of the
  /// output where -o names none. `words`: the mode's own for the verdicts. Throws UserError.
  Session(const RunOptions& run, const std::filesystem::path& defaultName, const VerdictWords& words = {});

  const RunOptions& options() const { return run_; }
  const std::string& input() const { return input_; }
  const std::filesystem::path& output() const { return summary_.output; }

  /// Chooses the language by the options and the input's name. Tells the user of the choice where it wasn't theirs.
  /// Throws UserError.
  std::shared_ptr<Language> chooseLanguage();
  /// The same, and parses the input. Tells the user of syntax errors
  /// and of the choice where it wasn't theirs. Throws UserError.
  TreePtr parse();

  /// Does the work of the mode, which a signal or --max-time may end at any moment; returns what `work` says, or why it
  /// was ended. What comes after that is short, and isn't ended.
  template <typename Work>
  Stop untilStopped(Work work) {
    Stop stop = Stop::done;
    try {
      stop = work();
    } catch (const Cancelled&) {
      stop = scheduler_->stopReason();
    }
    stoppable_.clear();
    return stop;
  }
  /// Lets the work in the language end so as well.
  std::shared_ptr<Language> stoppable(std::shared_ptr<Language> language);

  /// Tells the user, unless told to be quiet.
  void say(std::string_view message) const;

  Scheduler& scheduler() { return *scheduler_; }

  /// Is told of every commit from now on.
  void observe(CommitObserver& observer) { observer_ = &observer; }
  /// For the progress panel: the candidate that is just being committed is the best text so far.
  void setBestBytes(size_t bytes) {
    bestBytes_ = bytes;
    improved_ = true;
  }

  /// Tests the input itself, as the pass "input", and takes the limit of later tests from its time where the options
  /// have none; under --same-crash later tests have to crash as it did. nullopt where a limit or a signal came first.
  /// Throws UserError where a few more runs don't agree.
  std::optional<Verdict> testInput();

  /// For --dry-run, in place of a run: tests the input, and says what would be done. `steps` are the mode's own lines.
  RunSummary dryRun(std::string_view steps);

  /// Asks control texts before a search, and warns where they fail.
  void askControls(const Tree& tree);

  /// For a run that ends since the input's verdict isn't the one that it needs: why, into the summary.
  void lookAtFirstCheck();

  /// To be called with the result at the end of a search: runs it once more. Where it doesn't fail any more, what is
  /// stored is discarded, and an earlier text that does fail is returned, if one was found.
  std::optional<Failure> confirm(std::string_view result);
  /// The same for a result that rests on a text that failed: no other text can take its place. Without a text: on the
  /// newest one that failed.
  void confirmBasis(std::string_view text);
  void confirmBasis();

  static constexpr std::string_view inputPass = "input";

  /// Why `testInput` had no verdict.
  Stop cutOff() const;

  /// The figures so far.
  RunSummary summary(Stop stop) const;
  /// The figures at the end of a run; the mode fills in what it knows better. Tells the user of many time-outs.
  RunSummary finish(Stop stop) const;

  /// A better result: a file is replaced by it at once.
  void improve(std::string_view result) const;
  /// The last one: what can't be replaced, as standard output, gets only this.
  void deliver(std::string_view result) const;

  /// For a report: runs the test once more on a text and says how it ended. Nothing where no report is wanted, or the
  /// test is a function of the caller. After a run that was cut short it may take two seconds.
  std::optional<ReportFailure> lookAtFailure(std::string title, std::string_view text, Stop stop) const;

  /// The part of `--report` that all modes have. It refers to the input and to `result`.
  Report report(const RunSummary& summary, const nlohmann::ordered_json& figures, std::string_view result) const;
  /// Lets the user have a report during the run: of what there is between two commits.
  void offerReport(std::function<Report()> present) {
    presentReport_ = std::move(present);
    canReportNow_ = true;
  }
  /// Writes `--report`; where that fails, notes so in the summary.
  void writeReport(RunSummary& summary, const Report& report) const;

  /// Since the start of the run.
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;

  void committed(const Commit& commit, const SearchStats& stats) override;
  void skipped(std::string_view pass, bool ended) override;
  std::vector<KeyAction> keys();
  std::string askForReport();
  void reportNow();
  Limits limits() const;
  void openStore();
  /// Does what isn't worth ending a run for. Where it fails, notes so and returns false.
  bool beside(const std::function<void()>& action);
  bool adaptsTimeout() const;
  void setTimeout(double seconds);
  std::optional<Failure> confirm(std::string_view result, const Failures& earlier);
  /// True where earlier runs have stored the input's verdict, and it is the same now.
  bool verdictsStillHold();
  void checkThatRunsAgree(Verdict first);

  const Clock::time_point start_ = Clock::now();
  const RunOptions run_;
  const VerdictWords words_;
  const std::string input_;
  RunSummary summary_;
  bool replaceable_;  ///< the output
  size_t bestBytes_;
  bool improved_ = false;  ///< by the commit at hand
  double inputSeconds_ = 0;
  bool inputTimedOut_ = false;
  std::string inputCrash_;
  OtherCrashes otherCrashes_;
  Failures failures_;
  Cancellation looking_;  ///< of a closer look at a test
  CommitObserver* observer_ = nullptr;
  std::function<Report()> presentReport_;
  std::atomic<bool> canReportNow_ = false, reportWanted_ = false;
  std::unique_ptr<Test> test_;
  std::unique_ptr<CommitLog> log_;
  std::unique_ptr<VerdictStore> store_;  ///< has to outlive the scheduler
  std::unique_ptr<Scheduler> scheduler_;
  std::unique_ptr<Interrupt> interrupt_;  ///< its thread calls the scheduler
  std::unique_ptr<Progress> progress_;
  std::vector<std::unique_ptr<Stoppable>> stoppable_;  ///< the languages of the run
};

}  // namespace hone
