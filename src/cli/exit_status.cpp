#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "text/destination.h"
#include "text/tell.h"

namespace hone {

namespace {

/// Prints the message for a result that didn't hold, and returns the status.
int lastWord(const RunSummary& run) {
  const bool wentBack = run.lastWord == LastWord::Outcome::wentBack;
  tell(stderr,
       "hone: the result did not hold when it was run once more, {}; it held in {} of {} runs: the test is flaky, "
       "or the program has changed: make the test deterministic or give --repeat auto, then run hone again\n",
       wentBack ? fmt::format("so {} holds an earlier one that does", shown(run.output))
                : fmt::format("nor does any earlier one, so {} can't be trusted", shown(run.output)),
       run.lastRate.fails, run.lastRate.runs);
  return wentBack ? exitLimit : exitUsage;
}

/// The exit status. Prints a message if the run was cut short.
int statusOf(const RunSummary& run, Result result) {
  if (run.refuted()) return lastWord(run);
  if (run.stop == Stop::done) return exitDone;
  const std::string kept = result == Result::written ? fmt::format("{} holds the best result so far", shown(run.output))
                           : result == Result::earlier
                               ? fmt::format("nothing better was found yet, so {} stays as it was", shown(run.output))
                               : "there is no result yet";
  if (run.stop == Stop::interrupted) {
    tell(stderr, "hone: interrupted; {}\n", kept);
    return 128 + run.signal;
  }
  tell(stderr, "hone: stopped by --max-{}; {}\n", run.stop == Stop::maxTests ? "tests" : "time", kept);
  return exitLimit;
}

int withUnwritten(const RunSummary& run, int status, bool complete) {
  for (const std::string& error : run.unwritten) tell(stderr, "hone: {}\n", error);
  // A user who interrupted the run finds that reason more important.
  return (complete && run.unwritten.empty()) || run.stop == Stop::interrupted ? status : exitUsage;
}

}  // namespace

bool confirmed(Outputs& outputs) {
  const auto [restored, errors, lost] = outputs.confirm();
  for (const auto& [file, attributes] : lost) tellLost(file, attributes);
  for (const std::filesystem::path& place : restored)
    tell(stderr, "hone: something else had removed or changed {}, so it was written again\n", place);
  for (const std::string& error : errors) tell(stderr, "hone: {}\n", error);
  return errors.empty();
}

int concluded(const RunSummary& run, int status) { return withUnwritten(run, status, confirmed(*run.outputs)); }

int exitStatus(const RunSummary& run, Result result) {
  const bool complete = confirmed(*run.outputs);
  return withUnwritten(run, statusOf(run, complete ? result : Result::none), complete);
}

std::FILE* summaryStream(const RunSummary& run) { return ownDescriptor(run.output) == STDOUT_FILENO ? stderr : stdout; }

int showPlan(const RunSummary& run, std::optional<Verdict> needed) {
  if (run.stop != Stop::done) return exitStatus(run, Result::none);
  tell(stdout, "{}", Lines{run.plan});
  return needed && run.input != needed ? exitNotInteresting : exitDone;
}

std::string firstCheckOf(const RunSummary& run) {
  if (!run.firstCheck) return "the test doesn't say 'fail' for it (run it by hand to see why)\n";
  return fmt::format("the test {}\n{}", run.firstCheck->happened, run.firstCheck->details);
}

int notInteresting(const RunSummary& run, const std::filesystem::path& input) {
  if (run.stop != Stop::done) return exitStatus(run, Result::none);
  tell(stderr, "hone: {} is not interesting: {}", input, Lines{firstCheckOf(run)});
  return concluded(run, exitNotInteresting);
}

}  // namespace hone
