#include "app/logged_runs.h"

#include <unistd.h>

#include <algorithm>

#include "app/project_input.h"
#include "app/test_choice.h"
#include "log/view.h"
#include "oracle/closer_look.h"
#include "text/file.h"

namespace hone {

namespace fs = std::filesystem;

std::string outputOf(const TestResult& result) {
  return result.evidence ? result.evidence->out + result.evidence->err : "";
}

std::vector<std::string> inItsFolder(const Invocation& call, const std::vector<std::string>& words) {
  std::vector<std::string> argv = {"env", "-C", call.folder.string()};
  argv.insert(argv.end(), call.environment.begin(), call.environment.end());
  argv.insert(argv.end(), words.begin(), words.end());
  return argv;
}

std::optional<std::vector<std::string>> LoggedRuns::inView(const FailingCommand& failing) {
  FailingCommand nothing = failing;
  nothing.call.argv = {"true"};
  const fs::path& input = failing.inputs.front().file;
  const fs::path outside = fs::path(scratch_->root()).parent_path();
  for (const bool isRoot : {true, false}) {
    if (isRoot && geteuid() != 0) continue;
    const auto trial = commandInView(nothing, outside, isRoot);
    if (!trial || programInPath("unshare").empty()) return std::nullopt;
    // Another file that may be written needs no trial of its own in the same view.
    std::vector<std::string> view = *trial;
    std::ranges::replace(view, input.string(), std::string());
    if (view != lastView_ || access(input.c_str(), W_OK) != 0) {
      if (const auto result = run(*trial, input); result.exitCode != 0 || result.signal != 0) continue;
      lastView_ = std::move(view);
    }
    return commandInView(failing, outside, isRoot);
  }
  return std::nullopt;
}

TestResult LoggedRuns::run(const std::vector<std::string>& argv, const fs::path& input) {
  return run(argv, input, fs::is_regular_file(input) ? readFile(input) : "");
}

TestResult LoggedRuns::run(const std::vector<std::string>& argv, const fs::path& input, const std::string& text,
                           double seconds) {
  RunOptions options;
  options.input = input;
  options.command.argv = argv;
  options.command.timeoutSeconds = seconds;
  options.command.rules.requireSameCrash();
  if (fs::is_directory(input)) options = projectRun(std::move(options), {input}, {});
  const std::string& candidate = options.project ? options.project->archive : text;
  std::optional<TestResult> result = lookCloser(specOf(options, candidate.size()), candidate, watched_.cancellation());
  if (!result) throw Cancelled();
  return std::move(*result);
}

ProgramRun LoggedRuns::runPlain(const std::vector<std::string>& argv) {
  return runProgram(findProgram("program", argv.front()).path, {argv.begin() + 1, argv.end()}, *scratch_,
                    {longest, &watched_.cancellation()});
}

}  // namespace hone
