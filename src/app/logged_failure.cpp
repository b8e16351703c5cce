#include "app/logged_failure.h"

#include <fmt/format.h>
#include <glob.h>
#include <re2/re2.h>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>

#include "app/interrupt.h"
#include "log/failure_files.h"
#include "log/tools.h"
#include "process/program.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/stop_token.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr size_t mostFiles = 10'000;           ///< of a folder in which the failure's data is looked for
constexpr std::string_view noSource = "true";  ///< what CLI11 makes of an option without its value

/// Runs the command in the current folder and returns what it prints. Builds print their commands only if asked.
std::string outputOfBuild(const std::vector<std::string>& typed) {
  const WorkDirectory directory;
  const std::string output = directory.work() + "/log";
  std::vector<std::string> arguments = {"-C",  fs::current_path().string(), "VERBOSE=1",
                                        "V=1", "CARGO_TERM_VERBOSE=true",   "sh",
                                        "-c",  R"("$@" > "$0" 2>&1)",       output};
  arguments.insert(arguments.end(), typed.begin(), typed.end());
  EndedBySignal watched;
  try {
    const ProgramRun run =
        runProgram(findProgram("program", "env").path, arguments, directory, {.cancellation = &watched.cancellation()});
    if (run.status == 0) throw UserError(fmt::format("{} succeeds: there is no failure to reduce", shellLine(typed)));
  } catch (const Cancelled&) {
    watched.end();
  }
  return readFile(output);
}

std::string readSource(const std::string& source) {
  if (source == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  return readFile(source);
}

/// The first command of a crash script whose source is there.
std::optional<FailingCommand> ofCrashScript(std::string_view text, const fs::path& folder, const LogFiles& files) {
  const std::vector<Invocation> commands = crashScriptCommands(text, folder);
  if (commands.empty()) return std::nullopt;
  const auto firstIn = [&](const fs::path& place) -> std::optional<FailingCommand> {
    for (Invocation call : commands) {
      if (!place.empty()) call.folder = place;
      if (std::vector<InputWord> inputs = inputsOf(call, files); !inputs.empty())
        return FailingCommand{.call = std::move(call), .inputs = std::move(inputs)};
    }
    return std::nullopt;
  };
  if (auto beside = firstIn({})) return beside;
  // The script may have been copied without its source.
  std::set<fs::path> folders;
  for (const fs::path& file : files.below(fs::current_path()))
    if (file.filename() == commands.front().argv.back()) folders.insert(file.parent_path());
  if (folders.size() == 1)
    if (auto elsewhere = firstIn(*folders.begin())) return elsewhere;
  throw UserError(
      fmt::format("the crash script's source {} isn't beside it: put it there", commands.front().argv.back()));
}

/// A file that the log says a crashed compiler has written: clang's script, or gcc's report.
std::optional<FailingCommand> ofCompilersFile(std::string_view text, const fs::path& file, const LogFiles& files) {
  if (auto report = storedReport(text, file)) return report;
  return ofCrashScript(text, file.parent_path(), files);
}

/// The first of these files that is there: at its path, or beside the log.
std::optional<FailingCommand> ofFileInLog(const std::string& log, const LogPlace& place, const LogFiles& files) {
  static const RE2 named(R"((?:stored into|diagnostic msg:) (/\S+\.(?:out|sh))\b)");
  re2::StringPiece rest(log);
  for (std::string name; RE2::FindAndConsume(&rest, named, &name);)
    for (const fs::path& folder : {fs::path(name).parent_path(), place.beside, place.current}) {
      const fs::path file = folder / fs::path(name).filename();
      if (!files.isFile(file)) continue;
      if (auto found = ofCompilersFile(readFile(file), file, files)) return found;
    }
  return std::nullopt;
}

bool isHidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

/// By its rights; a name with a suffix may have them by mistake.
bool isProgram(const fs::path& path) {
  std::error_code ignored;
  const fs::perms rights = fs::status(path, ignored).permissions();
  return !path.has_extension() && (rights & fs::perms::owner_exec) != fs::perms::none;
}

bool isMadeOrInstalled(const fs::path& folder) {
  static const std::set<std::string> made = {"__pycache__", "CMakeFiles", "target", "blib", "vendor"};
  return isOfInstalled(folder.filename()) || made.contains(folder.filename().string());
}

std::vector<fs::path> filesBelow(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code ignored;
  for (fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, ignored), end;
       it != end && found.size() < mostFiles; it.increment(ignored)) {
    if (it->is_directory(ignored) && (isHidden(it->path()) || isMadeOrInstalled(it->path())))
      it.disable_recursion_pending();
    else if (it->is_regular_file(ignored) && !isHidden(it->path()) && !isProgram(it->path()))
      found.push_back(it->path());
  }
  std::ranges::sort(found);
  return found;
}

std::vector<std::string> filesMatching(const fs::path& folder, const std::string& pattern) {
  std::string escaped;
  for (const char c : folder.string()) {
    if (std::string_view("*?[\\").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  const bool isAbsolute = pattern.starts_with('/');
  glob_t found{};
  std::vector<std::string> names;
  if (glob((isAbsolute ? pattern : escaped + "/" + pattern).c_str(), 0, nullptr, &found) == 0)
    for (size_t i = 0; i < found.gl_pathc && i < mostFiles; ++i) {
      const std::string_view path = found.gl_pathv[i];
      names.emplace_back(isAbsolute ? path : path.substr(folder.string().size() + 1));
    }
  globfree(&found);
  return names;
}

bool hasLog(const std::string& source) { return !source.empty() && source != noSource; }

}  // namespace

LogFiles filesThere() {
  return {[](const fs::path& path) {
            std::error_code ignored;
            return fs::is_regular_file(path, ignored);
          },
          [](const fs::path& path) {
            std::error_code ignored;
            return fs::is_directory(path, ignored);
          },
          filesBelow, filesMatching};
}

LoggedCommands failingCommandsFrom(const std::string& source, const std::vector<std::string>& typed,
                                   const std::vector<fs::path>& inputs) {
  LogPlace place{fs::current_path(), {}};
  const LogFiles files = filesThere();
  if (hasLog(source) && typed.empty() && files.isFolder(source)) {
    const fs::path file = fs::absolute(source).lexically_normal() / "compile_commands.json";
    if (!files.isFile(file))
      throw UserError(fmt::format("{} isn't there: --from needs a log, or its folder", file.string()));
    if (inputs.size() > 1) throw UserError("--from DIR takes one source, or finds the one that fails");
    const fs::path wanted = inputs.empty() ? fs::path() : fs::absolute(inputs.front()).lexically_normal();
    return {compileCommands(readFile(file), file, wanted, files), {}};
  }
  if (!inputs.empty())
    throw UserError("--from finds the input in the log: leave out INPUT, or give the test without --from");
  if (!hasLog(source) && typed.empty())
    throw UserError("--from needs a log, - for standard input, or a command that fails: --from -- COMMAND");
  std::string log;
  if (!typed.empty()) log = fmt::format("+ {}\n", shellLine(typed));
  log += hasLog(source) ? readSource(source) : outputOfBuild(typed);
  if (hasLog(source) && source != "-") place.beside = fs::absolute(source).lexically_normal().parent_path();
  const fs::path itself = place.beside.empty() ? place.current / "-" : fs::absolute(source).lexically_normal();
  if (auto failing = ofCompilersFile(log, itself, files)) return {{std::move(*failing)}, {}};
  try {
    std::vector<FailingCommand> ranked = findFailingCommands(log, place, files);
    if (ranked.front().inputs.empty())
      if (auto written = ofFileInLog(log, place, files)) return {{std::move(*written)}, {}};
    return {{ranked.front()}, {ranked.begin() + 1, ranked.end()}};
  } catch (const UserError&) {
    if (auto failing = ofFileInLog(log, place, files)) return {{std::move(*failing)}, {}};
    throw;
  }
}

std::string descriptionOf(const FailingCommand& failing, const std::string& source) {
  const std::string name = source == "-" ? "standard input" : source;
  std::string text = !hasLog(source)    ? ""
                     : failing.line > 0 ? told("{}, line {}:\n", name, failing.line)
                                        : told("{}:\n", name);
  const auto add = [&](std::string_view what, const std::string& value) { text += told("  {:<10}{}\n", what, value); };
  for (const Invocation& each : failing.before) add("first", shellLine(each.argv));
  add("command", shellLine(failing.call.argv));
  if (!failing.call.environment.empty()) add("with", shellLine(failing.call.environment));
  add("folder", failing.call.folder.string());
  add("input", failing.inputs.empty() ? "not in the log: a run shows which files the command opens"
                                      : failing.inputs.front().file.string());
  add("failure", failing.failure.empty() ? "not in the log: what the command does here counts" : failing.failure);
  return text;
}

std::string listOf(const std::vector<FailingCommand>& commands) {
  std::string text = "one of these commands may have failed:\n";
  for (const FailingCommand& each : commands)
    text += told("  cd {} && {}\n", shellQuoted(each.call.folder.string()), shellLine(each.call.argv));
  return text;
}

}  // namespace hone
