// The parts of a run that all modes of the program share, in addition to hone/run.h: the input, the choice of test and
// language, signals, progress and report. Its files are a part of their own (app/run_files.h).
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/interrupt.h"
#include "app/run_files.h"
#include "app/run_options.h"
#include "app/run_summary.h"
#include "hone/run.h"
#include "report/progress.h"
#include "report/report_page.h"
#include "search/workers.h"
#include "text/destination.h"
#include "text/user_error.h"

namespace hone {

class Session : private RunObserver {
 public:
  /// Reads the input, checks the output files and makes the workers. `defaultName`: the output without -o. `words`:
  /// the mode's words for the verdicts. `improvesText`: see RunView. Throws UserError.
  Session(const RunOptions& options, const std::filesystem::path& defaultName, const VerdictWords& words = {},
          bool improvesText = true);

  const RunOptions& options() const { return options_; }
  const std::string& input() const { return input_; }
  /// The text as people read it: of a project, its files (text/archive.h).
  std::string readable(std::string_view text) const;
  RunFiles& files() { return files_; }
  Run& run() { return *run_; }
  /// Of the test (oracle/identity.h); empty if nothing of it is stored.
  const std::string& identity() const { return identity_; }

  /// Chooses the language by the options and the input's name. Tells the user if hone made the choice. A signal ends
  /// hone at once meanwhile. Throws UserError.
  std::shared_ptr<Language> chooseLanguage();

  /// Shows the message to the user, unless --quiet.
  void say(std::string_view message) const;

  /// The user's answer on the terminal (app/question.h); nullopt after a signal, too.
  std::optional<std::string> answerTo(std::string_view prompt);

  /// `observer` receives every commit from now on, and whether its candidate is the best text so far.
  void observe(std::function<void(const Commit& commit, bool best)> observer) { observer_ = std::move(observer); }

  /// For --dry-run, instead of a run: tests the input and says what a run would do. `steps` returns the mode's own
  /// lines. If `language` is null, the input isn't parsed and `steps` gets null.
  RunSummary dryRun(const std::shared_ptr<Language>& language, const std::function<std::string(const TreePtr&)>& steps);

  /// The figures so far.
  RunSummary summary() const { return summary(run_->outcome()); }
  RunSummary summary(const RunOutcome& outcome) const;
  /// The figures at the end of a run. `wrongInput`: the run ended because the input has not
  /// the verdict that the mode needs; the summary explains it. Otherwise warns the user of many time-outs.
  RunSummary conclude(const RunOutcome& outcome, bool wrongInput);

  /// For a report: runs the test once more on a text and reports how it ended. nullopt if no report is wanted, or the
  /// test is a function of the caller. After a run that was cut short it takes at most two seconds.
  std::optional<ReportFailure> lookAtFailure(std::string title, std::string_view text, const RunSummary& summary) const;

  /// The part of `--report` that all modes have. Refers to the input and to `result`, which must outlive it.
  Report report(const RunSummary& summary, const nlohmann::ordered_json& figures, std::string_view result) const;
  /// Writes `--report`. An error is only noted in the summary.
  void writeReport(RunSummary& summary, const Report& report) const;

 private:
  using Clock = std::chrono::steady_clock;

  void note(std::string_view message) override { say(message); }
  bool isMeant(std::string_view doubt) override;
  void parsed(const Tree& input) override;
  void parsedProject(const Tree& input);
  void firstRunBegins(std::optional<double> timeout) override;
  void firstRunEnds() override { progress_->firstRunEnds(); }
  void committed(const Commit& commit, const SearchStats& stats, bool best) override;
  std::vector<KeyAction> keys();
  void openStore();
  void checkThatTestStayed();
  std::optional<FirstCheck> lookAtFirstCheck(const RunOutcome& outcome) const;

  const Clock::time_point start_ = Clock::now();
  const RunOptions options_;
  std::string identity_, testFile_;  ///< of the test at the start (oracle/identity.h)
  const VerdictWords words_;
  const std::string input_;
  const std::string readableInput_;  ///< for the report
  RunFiles files_;
  std::string language_;
  size_t bestBytes_ = 0;
  Cancellation looking_;               ///< cancels a closer look at a test
  std::atomic<bool> loading_ = false;  ///< the language
  std::function<void(const Commit&, bool best)> observer_;
  std::unique_ptr<Test> test_;
  std::unique_ptr<Workplace> farm_;  ///< must outlive the run
  std::unique_ptr<Run> run_;
  std::unique_ptr<Interrupt> interrupt_;  ///< its thread uses `run_`
  std::unique_ptr<Progress> progress_;
};

// Runs a mode again whenever verdicts that it has used were withdrawn (search/workers.h).

/// `mode(run)`. When it begins again, it uses the stored verdicts that were not withdrawn, so that the result and the
/// counts are as if there had been no others.
template <typename Mode>
auto withoutWrongVerdicts(RunOptions run, const Mode& mode) {
  for (;;) {
    try {
      return mode(run);
    } catch (const VerdictsWithdrawn&) {
      if (run.input == standardInput)
        throw UserError(
            "a worker of the farm gave wrong verdicts, and standard input can't be read again: start again");
      run.memory.fresh = false;
      run.memory.resume = true;
    }
  }
}

}  // namespace hone
