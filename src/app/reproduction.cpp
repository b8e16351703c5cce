#include "app/reproduction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "app/reproduce_script.h"
#include "process/program.h"
#include "process/project_folder.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The end of the program, as reproduce.sh reported it.
int statusIn(const std::string& output) {
  constexpr std::string_view before = "exit status ";
  return std::atoi(output.c_str() + output.rfind(before) + before.size());
}

/// Writes the failing text or project, and the files that the test needs. Returns the paths of a project's files if
/// the test gets each.
std::vector<std::string> writeNeeded(const CommandSpec& command, std::string_view failing, const fs::path& folder) {
  std::vector<std::string> files;
  if (command.project) {
    ProjectFolder project(folder / projectFiles, command.candidateName, command.project->beside);
    project.rebase(command.project->origin, (fs::absolute(folder) / projectFiles / command.candidateName).string());
    project.write(failing);
    project.handOver();
    if (command.project->eachFile) files = project.files();
  } else {
    writeFile(folder / command.candidateName, failing);
  }
  if (command.kind == TestKind::script) copyInto(command.argv.front(), folder);
  for (const WithFile& file : command.with.read()) {
    writeFile(folder / file.name, file.contents);
    fs::permissions(folder / file.name, static_cast<fs::perms>(file.mode));
  }
  return files;
}

/// Returns the path of the script.
fs::path writeScript(const CommandSpec& command, std::optional<int> crashStatus, const std::vector<std::string>& files,
                     const fs::path& folder) {
  const fs::path script = fs::absolute(folder) / "reproduce.sh";
  writeFile(script, reproduceScript(command, crashStatus, files));
  fs::permissions(script, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                  fs::perm_options::add);
  return script;
}

}  // namespace

void copyInto(const fs::path& file, const fs::path& folder) {
  std::error_code error;
  fs::copy_file(file, folder / file.filename(), fs::copy_options::overwrite_existing, error);
  if (error) throw UserError(fmt::format("can't copy {} into {}: {}", file.string(), folder.string(), error.message()));
}

std::string writeReproduction(const CommandSpec& command, std::string_view failing, const fs::path& folder,
                              const WorkDirectory& directory, const RunLimits& limits) {
  const std::vector<std::string> files = writeNeeded(command, failing, folder);
  ProgramRun ended;
  const auto tryWith = [&](std::optional<int> crashStatus) {
    const fs::path script = writeScript(command, crashStatus, files, folder);
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

void writeReproductionUntried(const CommandSpec& command, std::string_view failing, const fs::path& folder) {
  writeScript(command, std::nullopt, writeNeeded(command, failing, folder), folder);
}

}  // namespace hone
