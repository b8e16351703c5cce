#include "process/program.h"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "process/captured_output.h"
#include "process/launcher.h"
#include "text/stop_token.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The length that the kernel reads.
std::string firstBytes(const fs::path& file) {
  std::string bytes(256, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(bytes.data(), std::streamsize(bytes.size()));
  bytes.resize(size_t(stream.gcount()));
  return bytes;
}

/// A script whose interpreter is missing fails with "no such file", which doesn't point to the first line.
void checkInterpreter(std::string_view what, const std::string& name, std::string_view start) {
  if (!start.starts_with("#!")) return;
  std::string_view line = start.substr(2, start.find('\n') - 2);
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  std::string interpreter(line.substr(0, line.find_first_of(" \t")));
  if (interpreter.ends_with('\r')) {
    throw UserError(
        fmt::format("{} {} has Windows line ends, so that its #! line names no program: "
                    "sed -i 's/\\r$//' {}",
                    what, name, name));
  }
  if (!fs::path(interpreter).is_absolute()) return;  // relative to the test's working directory, which isn't there yet
  if (access(interpreter.c_str(), X_OK) == -1) {
    throw UserError(fmt::format("{} {} names the interpreter {}, which can't be run: correct its first line", what,
                                name, interpreter));
  }
}

/// Checks the file's content. `name`: the user's name for it.
Program checked(std::string_view what, const std::string& name, Program program) {
  if (fs::is_directory(program.path)) {
    throw UserError(fmt::format("{} {} is a folder: name the program inside it", what, name));
  }
  if (access(program.path.c_str(), X_OK) == -1) {
    throw UserError(fmt::format("{} {} is not executable: chmod +x {}", what, name, name));
  }
  const std::string start = firstBytes(program.path);
  checkInterpreter(what, name, start);
  program.shellMayRun = start.find('\0') == std::string::npos;
  return program;
}

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

std::string programInPath(const std::string& name) {
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path file = fs::absolute(folder.empty() ? "." : folder) / name;
    std::error_code ignored;
    if (access(file.c_str(), X_OK) == 0 && fs::is_regular_file(file, ignored)) return file.string();
  }
  return "";
}

Program programAt(std::string_view what, const std::string& path) {
  const std::string absolute = fs::absolute(path);
  if (access(absolute.c_str(), F_OK) == -1) {
    const int error = errno;
    if (error != ENOENT) throw UserError(fmt::format("{} {}: {}; check the path", what, path, std::strerror(error)));
    throw UserError(fmt::format("{} {} doesn't exist in {}: check the path", what, path,
                                fs::path(absolute).lexically_normal().parent_path().string()));
  }
  return checked(what, path, {absolute, absolute});
}

Program findProgram(std::string_view what, const std::string& name) {
  if (name.find('/') != std::string::npos) return programAt(what, name);
  const std::string found = programInPath(name);
  if (found.empty()) {
    throw UserError(fs::exists(name)
                        ? fmt::format("{} {} is not in PATH: write ./{} for the file here", what, name, name)
                        : fmt::format("{} {} is not in PATH: install it or give its path", what, name));
  }
  return checked(what, name, {found, name});
}

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
