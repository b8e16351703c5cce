// The process that failed is the first one to end whose own output and status are the failure. What it had opened when
// it said so is what it failed over. Whether the failure depends on a file shows when the file holds something else.
// Another file of its kind is the best stand-in: the program can read it, so that a failure which goes away was about
// the contents. Where there is none, the file is emptied; then a program may also fail in another way, which says less.

#include "app/opened_input.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <map>
#include <span>
#include <sstream>

#include "app/logged_failure.h"
#include "log/tools.h"
#include "oracle/crash_signature.h"
#include "process/program.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/stop_token.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr size_t mostTried = 50;    ///< files, of those that were opened last
constexpr double worthSaying = 10;  ///< seconds that it takes to try them

/// Another file of its kind: of the same name in another folder, or with the same ending in its own. One that was
/// opened, too, if there is one. Empty if there is none.
fs::path siblingOf(const fs::path& file, const std::vector<fs::path>& opened, const std::vector<fs::path>& project) {
  const auto isNamesake = [&](const fs::path& each) { return each != file && each.filename() == file.filename(); };
  const auto isBeside = [&](const fs::path& each) {
    return each != file && each.parent_path() == file.parent_path() && each.extension() == file.extension();
  };
  for (const std::vector<fs::path>* files : {&opened, &project}) {
    if (const auto found = std::ranges::find_if(*files, isNamesake); found != files->end()) return *found;
    if (const auto found = std::ranges::find_if(*files, isBeside); found != files->end()) return *found;
  }
  return {};
}

std::string listedFiles(const std::vector<fs::path>& files) {
  std::vector<std::string> names;
  for (const fs::path& file : files) names.push_back(file.string());
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string questionAbout(const std::vector<fs::path>& files) {
  return fmt::format(
      "the failure depends on several files that the command opens: {}; give the one that you mean: "
      "hone reduce INPUT --same-crash -- COMMAND @@",
      listedFiles(files));
}

bool isNoCode(const fs::path& file) { return !isCode(file); }
bool isAny(const fs::path& /*file*/) { return true; }

Crash crashOf(const TracedProcess& process) { return findCrash(process.status, process.signal, "", process.output); }

}  // namespace

OpenedInput::OpenedInput(const FailingCommand& failing) : failing_(failing), files_(filesThere()) {
  trace();
  failed_ = failedFirst();
}

void OpenedInput::trace() try {
  if (programInPath("strace").empty()) return;
  const fs::path trace = runs_.scratch() / "trace";
  FailingCommand traced = on(failing_.call.folder / ".hone-asks");
  traced.call.argv = tracedCommand(failing_.call.argv, trace);
  // LeakSanitizer can't work below strace.
  for (const char* name : {"ASAN_OPTIONS", "LSAN_OPTIONS"}) {
    const char* given = std::getenv(name);
    std::string setting = fmt::format("{}={}", name, given == nullptr ? "" : given);
    for (const std::string& each : failing_.call.environment)
      if (each.starts_with(fmt::format("{}=", name))) setting = each;
    traced.call.environment.push_back(setting + ":detect_leaks=0");
  }
  const auto argv = runs_.inView(traced);
  if (!argv) return;
  const TestResult result = runs_.run(*argv, traced.inputs.front().file);
  if (result.crash.empty() || !fs::exists(trace)) return;
  seen_ = result.crash;
  output_ = outputOf(result);
  seconds_ = result.seconds;
  trace_ = readTrace(readFile(trace));
  const fs::path current = fs::current_path();
  below_ = files_.below(isBelow(failing_.call.folder, current) ? current : failing_.call.folder);
} catch (const Cancelled&) {
  runs_.end();
}

const TracedProcess* OpenedInput::failedFirst() const {
  for (const TracedProcess& process : trace_.processes) {
    const Crash crash = crashOf(process);
    const std::string failure = signatureOf(crash);
    // A status alone may be of any process.
    if (crash.signal.empty() && crash.message.empty() && !isCrash(failure)) continue;
    if (likeness(seen_, failure) == Likeness::same || likeness(failing_.failure, failure) == Likeness::same)
      return failedBelow(process);
  }
  const auto died = std::ranges::find_if(trace_.processes, [](const TracedProcess& process) {
    return process.signal != 0 && process.signal != SIGPIPE && process.signal != SIGTERM && process.signal != SIGKILL;
  });
  return died == trace_.processes.end() ? nullptr : &*died;
}

const TracedProcess* OpenedInput::parentOf(const TracedProcess& process) const {
  const auto parent = std::ranges::find(trace_.processes, process.parent, &TracedProcess::id);
  return parent == trace_.processes.end() ? nullptr : &*parent;
}

/// A driver says in its own words that what it started has failed, and shows what that said: cargo of a build script.
const TracedProcess* OpenedInput::failedBelow(const TracedProcess& process) const {
  if (kindOf(process.call) != ToolKind::driver) return &process;
  for (const TracedProcess& other : trace_.processes) {
    const std::string said = other.status == 0 && other.signal == 0 ? "" : complaintIn("", other.output);
    if (&other != &process && !said.empty() && process.output.find(said) != std::string::npos) return &other;
  }
  return &process;
}

std::optional<FailingCommand> OpenedInput::startedCommand() const {
  if (failed_ == nullptr) return std::nullopt;
  // A compiler starts its frontend, which nobody types.
  const TracedProcess* process = failed_;
  for (const TracedProcess* parent = parentOf(*process);
       parent != nullptr && kindOf(parent->call) == ToolKind::compiler; parent = parentOf(*process))
    process = parent;
  // A shim ends as the program that it stands for.
  const std::vector<std::string>&words = process->call.argv, &given = failing_.call.argv;
  if (words.empty() || (nameOfProgram(process->call) == nameOfProgram(failing_.call) &&
                        std::equal(words.begin() + 1, words.end(), given.begin() + 1, given.end())))
    return std::nullopt;
  FailingCommand started{.call = process->call};
  started.inputs = inputsOf(started.call, files_);
  const ToolKind kind = kindOf(started.call);
  if (kind == ToolKind::driver || kind == ToolKind::helper) return std::nullopt;
  if (kind == ToolKind::interpreter || kind == ToolKind::unknown)
    std::erase_if(started.inputs, [](const InputWord& input) { return !isData(input.file); });
  std::erase_if(started.inputs, [&](const InputWord& input) { return !isOfProject(input.file); });
  const fs::path named = namedByFailed();
  if (!named.empty() && std::ranges::find(started.inputs, named, &InputWord::file) == started.inputs.end())
    started.inputs = {{InputWord::none, 0, 0, named}};
  if (started.inputs.empty()) return std::nullopt;
  std::ranges::stable_partition(started.inputs, [&](const InputWord& input) {
    return failed_->output.find(input.file.filename().string()) != std::string::npos;
  });
  std::ranges::stable_partition(started.inputs, [&](const InputWord& input) { return input.file == named; });
  started.failure = signatureOf(crashOf(*failed_));
  started.line = failing_.line;
  return started;
}

bool OpenedInput::runsCode() const {
  const ToolKind kind = failed_ == nullptr ? ToolKind::unknown : kindOf(failed_->call);
  return kind == ToolKind::interpreter || kind == ToolKind::driver || readsDataOnly();
}

/// Whatever a built program opens is data, also a file with the name of code. A script opens its own code, too.
bool OpenedInput::readsDataOnly() const {
  if (failed_ == nullptr || kindOf(failed_->call) != ToolKind::unknown || failed_->call.argv.empty()) return false;
  // What isn't there was built in the view.
  std::ifstream program(failed_->call.folder / failed_->call.argv.front());
  return !program || program.get() != '#';
}

fs::path OpenedInput::namedByFailed() const {
  if (failed_ == nullptr) return {};
  const std::string said = complaintIn("", failed_->output);
  std::istringstream output(failed_->output);
  for (std::string line; std::getline(output, line);) {
    for (const std::string_view word : {"Error: ", "error: ", "ERROR: "})
      if (line.starts_with(word)) line.erase(0, word.size());
    const std::string path = line.substr(0, line.find_first_of(":("));
    if (path.empty() || path.size() == line.size() || line.find("arning") != line.npos) continue;
    // A program may name each file that it reads.
    const bool hasPlace =
        path.size() + 1 < line.size() && std::isdigit(static_cast<unsigned char>(line[path.size() + 1]));
    if (!hasPlace && said.find(line) == std::string::npos) continue;
    for (const fs::path& file : trace_.opened)
      if (isOfProject(file) && ("/" + file.string()).ends_with("/" + path)) return file;
  }
  const fs::path named = failing_.inputs.empty() ? fs::path() : failing_.inputs.front().file;
  const bool isSaid = !named.empty() && failing_.said.find(named.filename().string()) != std::string::npos;
  return isSaid && std::ranges::find(trace_.opened, named) != trace_.opened.end() ? named : fs::path();
}

FailingCommand OpenedInput::find(bool isSource) try {
  // The failure of the log has no functions of a script that is its input.
  const std::string script = failing_.inputs.empty() ? "" : failing_.inputs.front().file.filename().string();
  const auto isOther = [&](const std::string& failure, const std::string& output) {
    return likenessToLog(failing_, failure, output) == Likeness::none &&
           likeness(failing_.failure, signatureOf(findCrash(1, 0, "", output, script))) == Likeness::none;
  };
  if (!seen_.empty() && !failing_.failure.empty() && isOther(seen_, output_) &&
      (failed_ == nullptr || isOther(signatureOf(crashOf(*failed_)), failed_->output)))
    throw UserError(
        fmt::format("{} fails here in another way than in the log: {}", shellLine(failing_.call.argv), seen_));
  const Effect least = isSource ? Effect::failsOtherwise : Effect::failsOtherwiseOnNothing;
  if (auto found = foundAmong(openedByFailed(readsDataOnly() ? isAny : isNoCode), true, least))
    return std::move(*found);
  if (auto found = foundAmong(dataOpened(), failed_ != nullptr, least)) return std::move(*found);
  // Data in the words of a language: another file of its kind must do in its place.
  std::vector<fs::path> code = openedByFailed(isCode);
  for (const InputWord& input : failing_.inputs) std::erase(code, input.file);
  if (auto found = foundAmong(code, true, Effect::succeeds)) return std::move(*found);
  if (failing_.inputs.empty()) throw UserError(failing_.question);
  const fs::path& input = failing_.inputs.front().file;
  if (const std::vector<fs::path> tried = dataOpened(); std::ranges::find(tried, input) != tried.end())
    throw UserError(
        fmt::format("{} fails here with other contents in {}, too: give the file that it fails over: hone "
                    "reduce INPUT --same-crash -- COMMAND @@",
                    shellLine(failing_.call.argv), input.string()));
  // A script that the message doesn't name may have failed over what it read.
  if (kindOf(failing_.call) == ToolKind::interpreter && isCode(input) && !code.empty() &&
      failing_.said.find(input.filename().string()) == std::string::npos)
    throw UserError(
        fmt::format("{} may fail over a file that it reads, and no run told which: give that file: hone reduce INPUT "
                    "--same-crash -- COMMAND @@",
                    shellLine(failing_.call.argv)));
  return failing_;
} catch (const Cancelled&) {
  runs_.end();
}

std::optional<FailingCommand> OpenedInput::foundAmong(std::vector<fs::path> opened, bool lastCounts, Effect least) {
  const size_t all = opened.size();
  if (all > mostTried) opened.erase(opened.begin(), opened.end() - mostTried);
  if (const double seconds = double(opened.size()) * seconds_; seconds > worthSaying)
    tell(stderr, "hone: tries other contents in {} files; this may take {:.0f} s\n", opened.size(), seconds);
  std::map<Effect, std::vector<fs::path>> byEffect;
  for (const fs::path& file : opened) {
    const fs::path sibling = siblingOf(file, opened, below_);
    Effect effect = effectOf(file, sibling);
    // A file beside the input may have the same fault.
    const bool isGiven = std::ranges::find(failing_.inputs, file, &InputWord::file) != failing_.inputs.end();
    if (effect == Effect::failsTheSame && isGiven && !sibling.empty()) effect = effectOf(file, {});
    byEffect[effect].push_back(file);
  }
  byEffect.erase(Effect::failsTheSame);
  if (byEffect.empty()) return std::nullopt;
  const fs::path named = namedByFailed();
  const auto holdsNamed = std::ranges::find_if(
      byEffect, [&](const auto& each) { return std::ranges::find(each.second, named) != each.second.end(); });
  const bool isNamed = holdsNamed != byEffect.end();
  const auto& [effect, found] = isNamed ? *holdsNamed : *byEffect.rbegin();
  if (effect < least) return std::nullopt;
  const fs::path ofLog = failing_.inputs.empty() ? fs::path() : failing_.inputs.front().file;
  const bool byLog = !lastCounts && std::ranges::find(found, ofLog) != found.end();
  if (found.size() > 1 && !isNamed && !lastCounts && !byLog) throw UserError(questionAbout(found));
  FailingCommand command = on(isNamed ? named : byLog ? ofLog : found.back());
  for (const InputWord& input : failing_.inputs)
    if (input.file == command.inputs.front().file) command.inputs = {input};
  if (!failing_.failure.empty()) command.failure = seen_;
  command.isTried = true;
  const bool succeeds = effect >= Effect::succeedsOnNothing;
  tell(stderr, "hone: with other contents in {} it {}; {}{} files were tried\n", command.inputs.front().file.string(),
       succeeds ? "succeeds" : "fails otherwise", all > mostTried ? fmt::format("the last {} of ", mostTried) : "",
       all);
  if (found.size() > 1 && !isNamed)
    tell(stderr, "hone: it was opened last of {} files that count as much: {}\n", found.size(), listedFiles(found));
  return command;
}

FailingCommand OpenedInput::on(const fs::path& file) const {
  FailingCommand command = failing_;
  command.inputs = {{InputWord::none, 0, 0, file}};
  return command;
}

bool OpenedInput::isOfProject(const fs::path& file) const { return std::ranges::binary_search(below_, file); }

std::vector<fs::path> OpenedInput::dataOpened() const {
  const size_t count = failed_ == nullptr ? trace_.opened.size() : failed_->openedByAll;
  std::vector<fs::path> data;
  for (const fs::path& file : std::span(trace_.opened).first(count))
    if (!isCode(file) && isOfProject(file)) data.push_back(file);
  return data;
}

std::vector<fs::path> OpenedInput::openedByFailed(bool (*isWanted)(const fs::path&)) const {
  if (failed_ == nullptr) return {};
  const std::string said = complaintIn("", failed_->output);
  const size_t message = std::min(failed_->output.find(said), findReport(failed_->output));
  std::vector<fs::path> data;
  for (const OpenedFile& file : failed_->opened) {
    if (file.written > message || !isWanted(file.path) || !isOfProject(file.path)) continue;
    std::erase(data, file.path);
    data.push_back(file.path);
  }
  return data;
}

OpenedInput::Effect OpenedInput::effectOf(const fs::path& file, const fs::path& sibling) {
  const auto argv = runs_.inView(on(file));
  if (!argv) return Effect::failsTheSame;
  const double limit = std::max(1.0, 5 * seconds_);
  const TestResult result = runs_.run(*argv, file, sibling.empty() ? "" : readFile(sibling), limit);
  if (result.crash.empty() && !result.timedOut) return sibling.empty() ? Effect::succeedsOnNothing : Effect::succeeds;
  // Among several tests that fail, another one may come first now. Reports of crashes begin alike.
  const bool saysTheSame = !isCrash(seen_) && !failing_.said.empty() && result.evidence &&
                           result.evidence->out.find(failing_.said) != std::string::npos;
  if (saysTheSame || likeness(seen_, result.crash) == Likeness::same) return Effect::failsTheSame;
  return sibling.empty() ? Effect::failsOtherwiseOnNothing : Effect::failsOtherwise;
}

}  // namespace hone
