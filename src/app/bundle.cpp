#include "app/bundle.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ranges>
#include <set>
#include <sstream>
#include <stdexcept>

#include "app/interrupt.h"
#include "app/reproduction.h"
#include "app/test_choice.h"
#include "process/left_behind.h"
#include "process/program.h"
#include "text/archive.h"
#include "text/file.h"
#include "text/shell.h"
#include "text/stop_token.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// True for an archive, false for a folder.
bool isArchive(const fs::path& place) {
  const std::string name = place.filename().string();
  return std::ranges::any_of(std::initializer_list<std::string_view>{".tar", ".tar.gz", ".tgz", ".tar.xz"},
                             [&](std::string_view extension) { return name.ends_with(extension); });
}

fs::path folderAround(const fs::path& place) {
  return (place.has_filename() ? place : place.parent_path()).parent_path();
}

/// "bug" for bug/, bug.tar and bug.tar.gz.
std::string bundleName(const fs::path& place) {
  fs::path name = place.has_filename() ? place.filename() : place.parent_path().filename();
  if (!isArchive(place)) return name.string();
  name.replace_extension();
  return name.extension() == ".tar" ? name.stem().string() : name.string();
}

/// A temporary folder beside the bundle's place.
ScratchFolder folderBeside(const fs::path& place) {
  return {folderAround(place), ".bundle-", "choose another place with --bundle"};
}

std::string systemName() {
  utsname name{};
  uname(&name);
  std::string system = fmt::format("{} {} {}", name.sysname, name.release, name.machine);
  if (!fs::exists("/etc/os-release")) return system;
  const std::string release = readFile("/etc/os-release");
  constexpr std::string_view key = "PRETTY_NAME=\"";
  const size_t begin = release.find(key);
  if (begin == release.npos) return system;
  const size_t end = release.find('"', begin + key.size());
  return fmt::format("{}, {}", release.substr(begin + key.size(), end - begin - key.size()), system);
}

/// The program's answer to --version, if it answers at once.
std::string programVersion(const CommandSpec& command, const WorkDirectory& directory,
                           const Cancellation& cancellation) {
  if (command.kind != TestKind::command) return "";
  const std::string& program = command.argv.front();
  const ProgramRun answer = runProgram(findProgram("program", program).path, {"--version"}, directory,
                                       {.seconds = 5, .cancellation = &cancellation});
  if (answer.status != 0) return "";
  std::string said = answer.output;
  size_t end = 0;
  for (int line = 0; line < 3 && end != said.npos; ++line) end = said.find('\n', end + (line > 0));
  said.resize(std::min(end, said.size()));
  return said.empty() ? "" : told("\n{} --version:\n{}\n", program, Lines{said});
}

std::string readme(const BundleContents& contents, const CommandSpec& command, const BundlePlaces& places) {
  const bool eachFile = command.project && command.project->eachFile;
  const std::string& candidate = places.candidate;
  std::vector<std::string> candidates;
  if (eachFile) {
    const auto files = filesOf(contents.failing);
    if (!files) throw std::logic_error("the candidate of a project is no archive");
    for (const ArchivedFile& file : *files) candidates.push_back(shellQuoted(file.path));
  } else {
    candidates.push_back(shellQuoted(candidate));
  }
  std::string text = fmt::format(
      "# A failure, reduced\n\n"
      "`{}` ({}) shows a failure. To see it:\n\n    sh reproduce.sh\n\n"
      "exits with 0 if the failure occurs. {} runs\n\n    ",
      candidate, contents.about, eachFile ? fmt::format("In `{}`, it", candidate) : "It");
  const std::string arguments = argumentWords(command, candidates);
  if (command.kind == TestKind::script) {
    text += shellQuoted(places.script) + arguments;
    text += "\n\nwhich exits with 0 if the failure occurs.\n";
  } else {
    text += shellQuoted(command.argv.front()) + arguments;
    if (readsStandardInput(command)) text += " < " + shellQuoted(candidate);
    text += "\n\nand checks how it ends. `PROGRAM=... sh reproduce.sh` tries another build.\n";
  }
  return visibleLines(text) +
         "\n`output.txt` is the output of reproduce.sh when hone made this bundle, and `versions.txt` describes the "
         "system.\n";
}

const std::set<std::string> ownFiles = {"README.md", "reproduce.sh", "output.txt", "versions.txt"};

CommandSpec commandOf(const RunOptions& run) {
  CommandSpec command = run.command;
  if (command.candidateName.empty()) command.candidateName = nameOfCandidate(run);
  return command;
}

/// The paths of all files and folders that a run's bundle may have. `results`: files of the mode.
std::set<std::string> pathsOf(const RunOptions& run, const std::vector<fs::path>& results) {
  const CommandSpec command = commandOf(run);
  std::set<std::string> paths = bundlePlaces(command, ownFiles, results).files(command);
  for (const std::string& file : std::set(paths))
    if (const fs::path folder = fs::path(file).parent_path(); !folder.empty()) paths.insert(folder);
  paths.insert(ownFiles.begin(), ownFiles.end());
  return paths;
}

/// What is in a folder or archive, as paths that begin with the bundle's name; empty if it is neither.
std::set<std::string> contentsOf(const fs::path& place) {
  std::set<std::string> contents;
  const fs::file_status status = fs::symlink_status(place);
  if (fs::is_directory(status)) {
    for (const auto& entry : fs::recursive_directory_iterator(place))
      contents.insert(fs::path(bundleName(place)) / entry.path().lexically_relative(place));
  } else if (fs::is_regular_file(status) && isArchive(place)) {
    const ProgramRun listed = runProgram(findProgram("program", "tar").path, {"-tf", place.string()}, WorkDirectory());
    std::istringstream lines(listed.status == 0 ? listed.output : "");
    for (std::string line; std::getline(lines, line);)
      if (!line.ends_with('/')) contents.insert(line);
  }
  return contents;
}

/// Is it a bundle with only the files that the run itself writes? Then it may be replaced.
bool isOfEarlierPart(const fs::path& place, const std::set<std::string>& paths, bool project) {
  const std::set<std::string> contents = contentsOf(place);
  const fs::path folder = bundleName(place);
  const std::string filesOfProject = folder / projectFiles;
  return contents.contains(folder / "reproduce.sh") && std::ranges::all_of(contents, [&](const fs::path& file) {
           if (project && (file == filesOfProject || file.string().starts_with(filesOfProject + '/'))) return true;
           return paths.contains(file.lexically_relative(folder));
         });
}

/// For a file, or a folder with all that it holds, which will be at `place`.
void setAccessBelow(const fs::path& top, const fs::path& place, const Access& access) {
  std::vector<fs::path> all = {top};
  if (fs::is_directory(top))
    for (const auto& entry : fs::recursive_directory_iterator(top)) all.push_back(entry.path());
  for (const fs::path& path : all | std::views::reverse) {
    struct stat state;
    const FileDescriptor opened(open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    if (opened && fstat(opened.get(), &state) == 0)
      setAccess(opened.get(), place,
                S_ISDIR(state.st_mode) ? access.asExecutable() : access.atMost(state.st_mode & 0777));
  }
}

/// The bundle appears at its place all at once.
void moveTo(const fs::path& place, const fs::path& bundle, const Access& access, bool replace) {
  const ScratchFolder beside = folderBeside(place);
  const fs::path copy = beside.path() / bundle.filename(), earlier = beside.path() / "earlier";
  std::error_code error, none;
  fs::copy(bundle, copy, fs::copy_options::recursive | fs::copy_options::copy_symlinks, error);
  const bool replaces = !error && replace && fs::exists(place, none);
  if (!error) setAccessBelow(copy, place, access);
  if (replaces) fs::rename(place, earlier, error);  // removed with the folder
  if (!error && moveToFreePlace(copy, place)) return;
  if (!error) error.assign(errno, std::generic_category());
  if (replaces && fs::exists(earlier, none)) fs::rename(earlier, place, none);
  throw UserError(fmt::format("no bundle was written: can't write {}: {}", place.string(), error.message()));
}

void makeBundle(const RunOptions& options, const BundleContents& contents, Access access,
                const Cancellation& cancellation) {
  const CommandSpec command = commandOf(options);
  const BundlePlaces places = bundlePlaces(command, ownFiles, contents.results);
  const fs::path place = fs::absolute(options.bundle);
  const std::string name = bundleName(place);
  const WorkDirectory directory;
  const fs::path folder = fs::path(directory.work()) / name;
  fs::create_directory(folder);

  for (size_t i = 0; i < contents.results.size(); ++i) copyFile(contents.results[i], folder / places.results[i]);
  writeFile(folder / "README.md", readme(contents, command, places));
  writeFile(folder / "versions.txt", fmt::format("hone " HONE_VERSION "\n{}\n{}", systemName(),
                                                 programVersion(command, directory, cancellation)));
  const double patience = std::max(60.0, 5 * command.timeoutSeconds.value_or(60));
  const std::string why =
      writeReproduction(command, places, contents.failing, folder, directory, {patience, &cancellation});
  if (!why.empty())
    throw UserError(
        fmt::format("no bundle was written, because its reproduce.sh doesn't show the failure ({}): make the test "
                    "independent of its folder, or name the files that it needs with --with; the result is written "
                    "nevertheless",
                    why));
  for (const fs::path& file : command.with.paths()) access.narrowTo(file);
  if (command.kind == TestKind::script) access.narrowTo(command.argv.front());
  if (!isArchive(place))
    return moveTo(place.has_filename() ? place : place.parent_path(), folder, access, options.memory.resume);
  setAccessBelow(folder, place, access);
  const fs::path packed = fs::path(directory.work()) / ("packed-" + place.filename().string());
  const ProgramRun tar = runProgram(findProgram("program", "tar").path, {"-a", "-cf", packed.string(), name}, directory,
                                    {.cancellation = &cancellation});
  if (tar.status != 0) throw UserError(fmt::format("tar can't write {}: {}", place.string(), reasonOf(tar)));
  moveTo(place, packed, access, options.memory.resume);
}

}  // namespace

void checkBundle(const RunOptions& run, const std::vector<fs::path>& results) {
  if (run.bundle.empty()) return;
  if (run.callable || (run.command.kind != TestKind::command && run.command.kind != TestKind::script))
    throw UserError("--bundle needs a test that a shell can run: --test SCRIPT, or -- COMMAND ARGS");
  const fs::path place = fs::absolute(run.bundle);
  if (fs::exists(fs::symlink_status(place)) &&
      !(run.memory.resume && isOfEarlierPart(place, pathsOf(run, results), run.project.has_value())))
    throw UserError(fmt::format("{} already exists: choose another place with --bundle", run.bundle.string()));
  static const std::set<std::string> others = {".zip", ".7z", ".rar", ".gz", ".bz2", ".xz", ".zst", ".tbz2", ".txz"};
  if (!isArchive(place) && others.contains(place.extension().string()))
    throw UserError(fmt::format("--bundle {}: give a folder, or an archive FILE.tar, FILE.tar.gz or FILE.tar.xz",
                                run.bundle.string()));
  const ScratchFolder probe = folderBeside(place);
}

void writeBundle(const RunOptions& options, const BundleContents& contents, RunSummary& summary) {
  const auto leaveOut = [&] {
    summary.unwritten.push_back(
        fmt::format("{} wasn't written, since the run was interrupted", options.bundle.string()));
  };
  if (summary.stop == Stop::interrupted) return leaveOut();
  Interrupt interrupt;
  Cancellation cancellation;
  interrupt.watch({.end = [&] { cancellation.cancel(); }});
  summary.outputs->confirm();  // results among them are copied
  try {
    makeBundle(options, contents, summary.outputs->access, cancellation);
  } catch (const UserError& error) {
    summary.unwritten.emplace_back(error.what());
  } catch (const fs::filesystem_error& error) {
    summary.unwritten.push_back(
        fmt::format("no bundle was written: can't use {}: {}", error.path1().string(), error.code().message()));
  } catch (const Cancelled&) {
    leaveOut();
    summary.stop = Stop::interrupted;
    summary.signal = interrupt.signal();
  }
}

}  // namespace hone
