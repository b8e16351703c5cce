#include "process/run_program.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <array>
#include <cstring>
#include <optional>

#include "process/captured_output.h"
#include "process/launcher.h"
#include "text/stop_token.h"
#include "text/user_error.h"

namespace hone {

namespace {

LaunchPlan planFor(const std::string& program, const std::vector<std::string>& arguments,
                   const WorkDirectory& directory) {
  LaunchPlan plan;
  plan.program = program;
  plan.arguments = {program};
  plan.arguments.insert(plan.arguments.end(), arguments.begin(), arguments.end());
  plan.shellMayRun = false;
  plan.root = directory.root();
  plan.workingDirectory = directory.work();
  plan.temporaryDirectory = directory.temporary();
  plan.captureOut = plan.joinErr = true;
  return plan;
}

}  // namespace

std::string reasonOf(const ProgramRun& failed) {
  const std::string line = failed.output.substr(0, failed.output.find('\n'));
  return line.empty() ? fmt::format("it ended with status {}", failed.status) : line;
}

ProgramRun runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const WorkDirectory& directory, const RunLimits& limits) {
  Launcher launcher(planFor(program, arguments, directory));
  CapturedOutput output;
  const Stopwatch watch;
  bool timedOut = false;
  launcher.run();
  std::array<pollfd, 2> events = {pollfd{launcher.socket(), POLLIN, 0}, pollfd{launcher.out(), POLLIN, 0}};
  while (events[0].revents == 0) {
    if (pollFor(events, Launcher::secondsToLook) == 0) launcher.continueIfStopped();
    output.readFrom(launcher.out());
    if (limits.cancellation != nullptr && limits.cancellation->cancelled()) throw Cancelled();
    if (timedOut || watch.seconds() < limits.seconds) continue;
    timedOut = true;
    launcher.kill();
  }
  const std::optional<Ended> ended = launcher.receive();
  output.readFrom(launcher.out());
  if (!ended) throw UserError(fmt::format("{} was killed together with what runs it; try again", program));
  if (ended->error != 0) throw UserError(fmt::format("{} can't be run: {}", program, std::strerror(ended->error)));
  const int status = ended->waitStatus;
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), std::string(output.text()),
          timedOut && ended->killed};
}

}  // namespace hone
