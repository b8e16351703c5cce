#include "cli/exit_status.h"

#include <fmt/format.h>

namespace hone {

int exitStatus(const RunSummary& run, Result result) {
  if (run.stop == Stop::done) return exitDone;
  std::string kept = result == Result::written ? fmt::format("{} holds the best result so far", run.output.string())
                                               : "there is no result yet";
  if (run.stop == Stop::interrupted) {
    fmt::print(stderr, "hone: interrupted; {}\n", kept);
    return 128 + run.signal;
  }
  fmt::print(stderr, "hone: stopped by --max-{}; {}\n", run.stop == Stop::maxTests ? "tests" : "time", kept);
  return exitLimit;
}

int showPlan(const RunSummary& run, std::optional<Verdict> needed) {
  if (run.stop != Stop::done) return exitStatus(run, Result::none);
  fmt::print("{}", run.plan);
  return needed && run.input != needed ? exitNotInteresting : exitDone;
}

int notInteresting(const RunSummary& run, const std::filesystem::path& input) {
  if (run.stop != Stop::done) return exitStatus(run, Result::none);
  fmt::print(stderr, "hone: {} is not interesting: the test doesn't say 'fail' for it (run it by hand to see why)\n",
             input.string());
  return exitNotInteresting;
}

}  // namespace hone
