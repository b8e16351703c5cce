#include "app/reproduction.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "process/program.h"
#include "process/project_folder.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/template.h"
#include "text/user_error.h"

/// app/reproduce.sh, embedded by src/CMakeLists.txt.
extern "C" const char hone_reproduce[];

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The end of the program, as reproduce.sh reported it.
int statusIn(const std::string& output) {
  constexpr std::string_view before = "exit status ";
  return std::atoi(output.c_str() + output.rfind(before) + before.size());
}

void writeIn(const fs::path& folder, const std::string& place, std::string_view bytes) {
  fs::create_directories((folder / place).parent_path());
  writeFile(folder / place, bytes);
}

/// Writes the failing text or project, and the files that the test needs. Returns the paths of a project's files if
/// the test gets each.
std::vector<std::string> writeNeeded(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                                     const fs::path& folder) {
  std::vector<std::string> files;
  if (command.project) {
    ProjectFolder project(folder / projectFiles, command.candidateName, command.project->beside);
    project.rebase(command.project->origin, (fs::absolute(folder) / projectFiles / command.candidateName).string());
    project.write(failing);
    project.handOver();
    if (command.project->eachFile) files = project.files();
  } else {
    writeIn(folder, places.candidate, failing);
  }
  if (command.kind == TestKind::script) copyFile(command.argv.front(), folder / places.script);
  for (size_t i = 0; i < places.with.size(); ++i) {
    const WithFile& file = command.with.read()[i];
    writeIn(folder, places.with[i], file.contents);
    fs::permissions(folder / places.with[i], static_cast<fs::perms>(file.mode));
  }
  return files;
}

/// Returns the path of the script.
fs::path writeScript(const CommandSpec& command, const BundlePlaces& places, std::optional<int> crashStatus,
                     const std::vector<std::string>& files, const fs::path& folder) {
  const fs::path script = fs::absolute(folder) / "reproduce.sh";
  writeFile(script, reproduceScript(command, places, crashStatus, files));
  fs::permissions(script, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                  fs::perm_options::add);
  return script;
}

std::string programWord(const CommandSpec& command, const BundlePlaces& places) {
  return command.kind == TestKind::command ? "\"$PROGRAM\"" : "\"$here\"/" + shellQuoted(places.script);
}

std::string conditions(const CommandSpec& command, std::optional<int> crashStatus) {
  if (command.kind == TestKind::script) return "[ $status -eq 0 ] || reproduced=no\n";
  std::string text;
  const VerdictRules& rules = command.rules;
  if (rules.exitCode()) text += fmt::format("[ $status -eq {} ] || reproduced=no\n", *rules.exitCode());
  if (rules.nonzeroExit()) text += "[ $status -ne 0 ] || reproduced=no\n";
  if (rules.signal()) text += fmt::format("[ $status -eq {} ] || reproduced=no\n", 128 + *rules.signal());
  if (rules.hangs()) text += "[ $status -eq 124 ] || reproduced=no\n";
  if (rules.sameCrash() && crashStatus) text += fmt::format("[ $status -eq {} ] || reproduced=no\n", *crashStatus);
  for (const VerdictRules::OutputRule& rule : rules.outputRules())
    text +=
        fmt::format("LC_ALL=C.UTF-8 grep -Pzq -e {} \"$scratch/{}\" {} reproduced=no\n", shellQuoted(rule.expression),
                    rule.stream == Stream::out ? "out" : "err", rule.wanted ? "||" : "&&");
  return text;
}

}  // namespace

void copyFile(const fs::path& file, const fs::path& copy) {
  std::error_code error;
  fs::create_directories(copy.parent_path(), error);
  if (!error) fs::copy_file(file, copy, error);
  if (error) throw UserError(fmt::format("can't copy {} to {}: {}", file.string(), copy.string(), error.message()));
}

std::string writeReproduction(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                              const fs::path& folder, const WorkDirectory& directory, const RunLimits& limits) {
  const std::vector<std::string> files = writeNeeded(command, places, failing, folder);
  ProgramRun ended;
  const auto tryWith = [&](std::optional<int> crashStatus) {
    const fs::path script = writeScript(command, places, crashStatus, files, folder);
    ended = runProgram(findProgram("program", "sh").path, {script.string()}, directory, limits);
  };
  tryWith(std::nullopt);
  if (command.rules.sameCrash() && ended.status == 0) tryWith(statusIn(ended.output));
  writeFile(folder / "output.txt", ended.output);
  if (ended.status == 0) return "";
  if (ended.timedOut) return "it takes too long";
  std::ranges::replace(ended.output, '\n', ' ');
  return ended.output.empty() ? reasonOf(ended) : ended.output.substr(0, 200);
}

void writeReproductionUntried(const CommandSpec& command, const BundlePlaces& places, std::string_view failing,
                              const fs::path& folder) {
  writeScript(command, places, std::nullopt, writeNeeded(command, places, failing, folder), folder);
}

std::string argumentWords(const CommandSpec& command, const std::vector<std::string>& candidates) {
  if (command.kind == TestKind::script) return fmt::format(" {}", fmt::join(candidates, " "));
  std::string words;
  for (size_t i = 1; i < command.argv.size(); ++i) {
    const std::string& word = command.argv[i];
    if (word.find("@@") == word.npos) words += ' ' + shellQuoted(word);
    for (const std::string& candidate : candidates)
      if (word.find("@@") != word.npos) words += ' ' + shellQuoted(word, "@@", candidate);
  }
  return words;
}

std::string reproduceScript(const CommandSpec& command, const BundlePlaces& places, std::optional<int> crashStatus,
                            const std::vector<std::string>& files) {
  std::string copies, program;
  auto copy = [&](const std::string& name) {
    copies += fmt::format("cp \"$here\"/{} \"$scratch/work\" || exit $unknown\n", shellQuoted(name));
  };
  std::vector<std::string> candidates = {"\"$candidate\""};
  if (command.project) {
    copies += fmt::format("cp -R \"$here\"/{}/. \"$scratch/work\" || exit $unknown\n", projectFiles);
    if (command.project->eachFile) candidates.clear();
    for (const std::string& file : files) candidates.push_back(shellQuoted(file));
  } else {
    copy(places.candidate);
  }
  for (const std::string& file : places.with) copy(file);
  copies += fmt::format("candidate=\"$scratch\"/work/{}\n", shellQuoted(command.candidateName));
  if (command.kind == TestKind::command) {
    std::string path = command.argv.front();
    if (path.find('/') != path.npos) path = std::filesystem::absolute(path).lexically_normal().string();
    program = fmt::format(
        "# Set PROGRAM to try another one.\nPROGRAM=${{PROGRAM:-{}}}\n"
        "case $PROGRAM in /*) ;; */*) PROGRAM=$PWD/$PROGRAM ;; esac\n"
        "command -v \"$PROGRAM\" > /dev/null || {{ echo \"can't run $PROGRAM\" >&2; exit $unknown; }}\n",
        shellQuoted(path));
  }
  const std::string memory = command.memoryBytes ? fmt::format("  ulimit -v {}\n", *command.memoryBytes / 1024) : "";
  const std::string limit =
      command.rules.hangs() ? fmt::format("timeout {} ", command.timeoutSeconds.value_or(10)) : "";
  const std::string call =
      fmt::format("{}{}{} < {}", limit, programWord(command, places), argumentWords(command, candidates),
                  readsStandardInput(command) ? "\"$candidate\"" : "/dev/null");
  return filled(hone_reproduce, {{"copies", copies},
                                 {"program", program},
                                 {"start", command.project ? "\"$candidate\"" : "\"$scratch/work\""},
                                 {"memory", memory},
                                 {"command", call},
                                 {"conditions", conditions(command, crashStatus)}});
}

}  // namespace hone
