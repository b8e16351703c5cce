#include "app/project_input.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>

#include "app/ignore_rules.h"
#include "app/places.h"
#include "text/archive.h"
#include "text/destination.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

bool isOfVersionControl(const std::string& name) {
  static const std::set<std::string> names = {".git", ".hg", ".svn", ".bzr", "_darcs", "CVS"};
  return names.contains(name);
}

/// Told by what the tools leave there, since a folder that is called `build` may hold sources.
bool isOfBuild(const fs::path& folder) {
  static const std::vector<std::string> marks = {"CMakeCache.txt", "CACHEDIR.TAG", "build.ninja", ".ninja_log"};
  std::error_code unreadable;
  return folder.filename() == "__pycache__" ||
         std::ranges::any_of(marks, [&](const std::string& mark) { return fs::exists(folder / mark, unreadable); });
}

/// A link is none, wherever it leads.
bool isFolder(const fs::directory_entry& entry) {
  std::error_code gone;
  return fs::is_directory(entry.symlink_status(gone));
}

bool isReadable(const fs::path& path) { return faccessat(AT_FDCWD, path.c_str(), R_OK, AT_EACCESS) == 0; }

bool isGivenFolder(const fs::path& path) {
  std::error_code looping;
  return fs::is_directory(path, looping);
}

/// Collects the files of a folder, or single files of it.
class ProjectReader {
 public:
  explicit ProjectReader(fs::path root) : root_(std::move(root)), realRoot_(fs::weakly_canonical(root_)) {}

  void exclude(const std::vector<std::string>& patterns) {
    for (const std::string& pattern : patterns) {
      chosen_.push_back({pattern, {}, false});
      chosen_.back().rules.add(pattern);
    }
  }
  /// Stays out, whatever the patterns say.
  void leaveOut(const fs::path& path) { kept_.insert(path.lexically_normal()); }

  /// Adds what the user has named. Throws UserError if hone can't take it.
  void addGiven(const fs::path& path) {
    if (isGivenFolder(path)) return addFolder(path);
    if (const std::string reason = addFile(path); !reason.empty())
      throw UserError(fmt::format("can't take {}: {}", path.string(), reason));
  }

  /// All files that were read, wherever they lie.
  const std::vector<fs::path>& sources() const { return sources_; }
  /// The rights of what is made of all files.
  const Access& access() const { return access_; }
  /// The rights of folders for these files.
  const Access& folders() const { return folders_; }

  std::vector<FileToArchive> take() {
    for (FileToArchive& file : files_)
      if (file.isLink) copyIfTargetStaysOut(file);
    return std::move(files_);
  }
  /// What was left out of the folder.
  const std::set<std::string, std::less<>>& leftOut() const { return leftOut_; }

  std::vector<std::string> notes() const {
    std::vector<std::string> notes;
    auto list = [](std::vector<std::string> names) {
      constexpr size_t most = 8;
      std::ranges::sort(names);
      const std::vector<std::string> first(names.begin(), names.begin() + long(std::min(most, names.size())));
      std::string text = fmt::format("{}", fmt::join(first, ", "));
      if (names.size() > most) text += fmt::format(" and {} more", names.size() - most);
      return visible(text);
    };
    if (!out_.empty()) notes.push_back(fmt::format("left out: {}; --exclude '!NAME' takes one in", list(out_)));
    for (const Chosen& one : chosen_)
      if (!one.matches)
        notes.push_back(told("--exclude '{}' changes nothing: it matches no file or folder that isn't left out anyway",
                             one.pattern));
    if (!odd_.empty()) notes.push_back(fmt::format("left out: {}", list(odd_)));
    if (!copied_.empty())
      notes.push_back(
          fmt::format("links that lead out of the project, or to what is left out, became files: {}", list(copied_)));
    return notes;
  }

 private:
  std::string relative(const fs::path& path) const { return path.lexically_relative(root_).string(); }

  /// Adds a folder with all that is in it, but what can't be taken. Without recursion: folders may be nested deeply.
  void addFolder(const fs::path& top) {
    std::vector<fs::path> folders = {top};
    while (!folders.empty()) {
      const fs::path folder = std::move(folders.back());
      folders.pop_back();
      addIgnoreFile(folder);
      std::error_code error;
      bool isEmpty = true;
      for (const auto& entry : fs::directory_iterator(folder, error)) {
        isEmpty = false;
        if (isLeftOut(entry)) continue;
        if (isFolder(entry))
          folders.push_back(entry.path());
        else if (const std::string reason = addFile(entry.path()); !reason.empty())
          noteOdd(relative(entry.path()), reason);
      }
      if (error && folder == top) throw UserError(fmt::format("can't read {}: {}", folder.string(), error.message()));
      if (error) {
        noteOdd(relative(folder), error.message());
        continue;
      }
      // An archive holds files.
      if (isEmpty && folder != top) odd_.push_back(relative(folder) + " (an empty folder)");
      access_.narrowTo(folder);
      folders_.narrowTo(folder);
    }
  }

  void addIgnoreFile(const fs::path& folder) {
    const fs::path file = folder / ".gitignore";
    std::error_code looping;
    if (fs::is_regular_file(file, looping) && isReadable(file))
      ofGit_.addLines(readFile(file), relative(folder) == "." ? "" : relative(folder));
  }

  /// Returns why it can't be taken; empty if it was.
  std::string addFile(const fs::path& path) {
    const std::string name = relative(path);
    struct stat state, there;
    if (lstat(path.c_str(), &state) == -1) return std::strerror(errno);
    if (S_ISLNK(state.st_mode)) {
      const bool isThere = stat(path.c_str(), &there) == 0;
      if (!isThere && errno == ELOOP) return "a link that leads to itself";
      if (const std::string target = targetWithin(name, fs::read_symlink(path)); !target.empty())
        return add({name, 0777, true, target});
      // A test could change what is outside through it.
      if (!isThere || !S_ISREG(there.st_mode)) return "leads out of the folder";
      state = there;
    }
    if (!S_ISREG(state.st_mode)) return "no regular file";
    if (!isReadable(path)) return std::strerror(errno);
    if (fs::is_symlink(path)) copied_.push_back(name);
    sources_.push_back(path);
    access_.narrowTo(path);
    return add({name, state.st_mode & 0777, false, readFile(path)});
  }

  /// The target of the link `name`, relative and without leaving the project on its way; empty if it leads out. An
  /// absolute target would lead from a copy of the project to the project itself.
  std::string targetWithin(const std::string& name, const fs::path& target) const {
    if (staysInside(name, target.string())) return target;
    const fs::path folder = fs::path(name).parent_path();
    for (const fs::path& root : {root_, realRoot_}) {
      const fs::path place = (target.is_absolute() ? target : root / folder / target).lexically_normal();
      if (!isBelow(place, root)) continue;
      const std::string inside = place.lexically_relative((root / folder).lexically_normal());
      std::error_code error;
      // Behind a link to a folder, `..` leads elsewhere.
      const bool same = !fs::exists(root_ / name, error) || fs::equivalent(root / folder / inside, root_ / name, error);
      if (same && staysInside(name, inside)) return inside;
    }
    return "";
  }

  bool isLeftOut(const fs::directory_entry& entry) {
    const std::string name = relative(entry.path());
    if (kept_.contains(entry.path().lexically_normal())) {
      leftOut_.insert(name);
      return true;
    }
    const bool folder = isFolder(entry);
    std::string reason;
    if (const std::optional<bool> chosen = choiceOn(name, folder)) {
      if (*chosen) reason = "--exclude";
    } else if (folder && isOfVersionControl(entry.path().filename())) {
      reason = "version control";
    } else if (folder && isOfBuild(entry.path())) {
      reason = "of a build";
    } else if (ofGit_.ignores(name, folder).value_or(false)) {
      reason = ".gitignore";
    }
    if (reason.empty()) return false;
    out_.push_back(fmt::format("{} ({})", name, reason));
    leftOut_.insert(name);
    return true;
  }

  /// What the last pattern of --exclude that matches says.
  std::optional<bool> choiceOn(const std::string& name, bool folder) {
    std::optional<bool> choice;
    for (Chosen& one : chosen_)
      if (const std::optional<bool> leavesOut = one.rules.ignores(name, folder)) {
        one.matches = true;
        choice = leavesOut;
      }
    return choice;
  }

  /// Leaves out what no option can take in.
  void noteOdd(const std::string& name, std::string_view reason) {
    odd_.push_back(fmt::format("{} ({})", name, reason));
    leftOut_.insert(name);
  }

  /// A file, or a folder with files.
  bool isTaken(const std::string& name) const {
    const auto there = names_.lower_bound(name);
    return there != names_.end() && (*there == name || there->starts_with(name + "/"));
  }

  /// Such as the link to a compile_commands.json in the folder of a build.
  void copyIfTargetStaysOut(FileToArchive& link) {
    const fs::path target = (fs::path(link.path).parent_path() / link.contents).lexically_normal();
    const fs::path file = root_ / link.path;
    if (isTaken(target)) return;
    for (fs::path around = target.parent_path(); !around.empty(); around = around.parent_path())
      // A name that is around others is a link's.
      if (names_.contains(around) && isTaken(fs::weakly_canonical(file).lexically_relative(realRoot_))) return;
    struct stat state;
    if (stat(file.c_str(), &state) == -1 || !S_ISREG(state.st_mode) || !isReadable(file)) return;
    link = {link.path, state.st_mode & 0777, false, readFile(file)};
    copied_.push_back(link.path);
    sources_.push_back(file);
    access_.narrowTo(file);
  }

  /// Once, even if a folder and a file in it were given. Returns no reason against it.
  std::string add(FileToArchive file) {
    if (names_.insert(file.path).second) files_.push_back(std::move(file));
    return "";
  }

  const fs::path root_, realRoot_;
  /// A pattern of --exclude.
  struct Chosen {
    std::string pattern;
    IgnoreRules rules;
    bool matches;
  };
  std::vector<Chosen> chosen_;
  IgnoreRules ofGit_;
  Access access_, folders_;
  std::set<fs::path> kept_;
  std::vector<fs::path> sources_;
  std::vector<FileToArchive> files_;
  std::set<std::string> names_;  ///< of the files
  std::vector<std::string> out_, odd_, copied_;
  std::set<std::string, std::less<>> leftOut_;
};

fs::path absolutely(const fs::path& path) {
  fs::path whole = fs::absolute(path).lexically_normal();
  return whole.has_filename() ? whole : whole.parent_path();
}

/// The current folder if all files are in it, or else the smallest one that holds all.
fs::path folderOf(const std::vector<fs::path>& files) {
  fs::path folder = absolutely(fs::current_path());
  if (std::ranges::all_of(files, [&](const fs::path& file) { return isBelow(file, folder); })) return folder;
  folder = files.front().parent_path();
  for (const fs::path& file : files)
    while (!isBelow(file, folder)) folder = folder.parent_path();
  return folder;
}

void addSources(std::vector<NamedPlace>& places, const std::string& option, const ProjectReader& reader) {
  for (const fs::path& file : reader.sources()) places.push_back({option, file});
}

/// The files of --with, with paths from the parent of the project's folder: at their place if they are below it. Adds
/// what was read to `read`.
std::vector<FileToArchive> filesBeside(const std::vector<fs::path>& with, const fs::path& folder,
                                       std::vector<std::string>& notes, std::vector<NamedPlace>& read) {
  std::vector<FileToArchive> beside;
  std::set<std::string> paths;
  for (const fs::path& given : with) {
    const fs::path path = absolutely(given);
    const fs::path above = folder.parent_path();
    ProjectReader reader(isBelow(path, above) ? above : path.parent_path());
    reader.addGiven(path);
    read.push_back({"--with", path});
    addSources(read, "--with", reader);
    for (std::string& note : reader.notes()) notes.push_back(fmt::format("--with {}: {}", given.string(), note));
    for (FileToArchive& file : reader.take())
      if (paths.insert(file.path).second) beside.push_back(std::move(file));
  }
  return beside;
}

std::shared_ptr<const ProjectOrigin> originOf(const fs::path& folder, bool isWhole,
                                              const std::vector<FileToArchive>& files,
                                              const std::set<std::string, std::less<>>& leftOut) {
  auto origin = std::make_shared<ProjectOrigin>(ProjectOrigin{{folder.string()}, isWhole, leftOut});
  if (const fs::path whole = fs::weakly_canonical(folder); whole != folder) origin->folders.push_back(whole.string());
  if (!isWhole) {
    origin->listed.clear();
    for (const FileToArchive& file : files) origin->listed.insert(file.path);
  }
  return origin;
}

}  // namespace

bool isProject(const std::vector<fs::path>& inputs) {
  std::error_code ignored;
  return inputs.size() > 1 || (inputs.size() == 1 && fs::is_directory(inputs.front(), ignored));
}

std::string projectName(const fs::path& folder) { return folder.has_filename() ? folder.filename().string() : "root"; }

RunOptions projectRun(RunOptions run, const std::vector<fs::path>& inputs, const std::vector<std::string>& exclude) {
  if (run.command.kind == TestKind::library)
    throw UserError("--test-library takes one file; test a folder by --test, --test-server or a command");
  if (std::ranges::find(inputs, fs::path(standardInput)) != inputs.end())
    throw UserError("- is standard input, which is one file; give a folder, or files by their names");
  std::vector<fs::path> given;
  for (const fs::path& input : inputs) given.push_back(absolutely(input));
  const bool isFolder = given.size() == 1;
  const fs::path folder = isFolder ? given.front() : folderOf(given);
  ProjectReader reader(folder);
  reader.exclude(exclude);
  for (const fs::path& with : run.command.with.paths()) reader.leaveOut(absolutely(with));
  if (!run.output.empty()) reader.leaveOut(absolutely(run.output));
  std::ranges::sort(given);
  if (const auto twice = std::ranges::adjacent_find(given); twice != given.end())
    throw UserError(fmt::format("INPUT is given twice: {}", twice->string()));
  for (const fs::path& path : given) {
    reader.addGiven(path);
    run.alsoRead.push_back({"INPUT", path});
  }
  addSources(run.alsoRead, "INPUT", reader);
  std::vector<FileToArchive> files = reader.take();
  if (files.empty()) throw UserError(fmt::format("{} holds no file to reduce", folder.string()));
  std::shared_ptr<const ProjectOrigin> origin = originOf(folder, isFolder, files, reader.leftOut());
  ProjectOptions project{archiveOf(std::move(files)), reader.access(), isFolder ? reader.folders() : reader.access(),
                         reader.notes()};
  run.command.project = ProjectTest{.beside = std::make_shared<const std::vector<FileToArchive>>(
                                        filesBeside(run.command.with.paths(), folder, project.notes, run.alsoRead)),
                                    .origin = std::move(origin),
                                    .eachFile = !isFolder};
  run.command.with = {};
  run.input = folder;
  run.project = std::move(project);
  return run;
}

}  // namespace hone
