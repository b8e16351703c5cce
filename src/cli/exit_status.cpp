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

}  // namespace hone
