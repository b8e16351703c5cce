#include "app/project_output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "app/outputs.h"
#include "app/places.h"
#include "app/project_input.h"
#include "process/folder_mark.h"
#include "process/launcher.h"
#include "process/remove_tree.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Is the folder an earlier result, with nothing else in it?
bool isResult(const std::string& folder) {
  std::error_code error;
  return fs::is_directory(fs::symlink_status(folder)) &&
         (fs::is_empty(folder, error) || markOf(folder) == FolderMark::intact);
}

/// Serves file systems that can't exchange two names at once.
int exchangeByHand(const std::string& one, const std::string& other, const std::string& between) {
  if (rename(other.c_str(), between.c_str()) == -1 || rename(one.c_str(), other.c_str()) == -1) return -1;
  return rename(between.c_str(), one.c_str());
}

}  // namespace

fs::path projectOutputPlace(const RunOptions& run) {
  const fs::path input = fs::weakly_canonical(run.input);
  const bool several = run.command.project->eachFile;
  fs::path output = run.output;
  if (output.empty()) {
    output = projectName(input) + ".reduced";
    if (!several && fs::weakly_canonical(fs::current_path()) == input) output = input.parent_path() / output;
  }
  if (!output.has_filename()) output = output.parent_path();
  const fs::path whole = fs::weakly_canonical(fs::absolute(output));
  auto fail = [&](const std::string& reason) {
    throw UserError(fmt::format("-o {}: {}; choose another folder with -o DIR", output.string(), reason));
  };
  if (isBelow(input, whole) || (!several && isBelow(whole, input))) fail("the result can't overlap with the input");
  const fs::file_status status = fs::symlink_status(output);
  if (fs::is_symlink(status)) fail("it is a link");
  if (fs::exists(status) && !fs::is_directory(status)) fail("it is no folder");
  constexpr fs::perms writers = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
  if (fs::exists(status) && (status.permissions() & writers) == fs::perms::none) fail("it is write-protected");
  if (access(whole.parent_path().c_str(), W_OK | X_OK) == -1)
    fail(fmt::format("can't write to {}: {}", whole.parent_path().string(), std::strerror(errno)));
  return output;
}

void checkReplaceable(const fs::path& folder) {
  std::error_code missing;
  if (!fs::exists(folder, missing) || fs::is_empty(folder, missing)) return;
  const FolderMark mark = markOf(folder);
  if (mark == FolderMark::intact) return;
  throw UserError(fmt::format("-o {}: {}; move it away, or choose another folder with -o DIR", folder.string(),
                              mark == FolderMark::broken ? "it was changed since hone wrote it"
                                                         : "it holds files, and isn't known as an earlier result"));
}

/// A folder beside the output, for what is about to take its place. Has an unpredictable name that nothing had, and
/// only the user may enter it. The destructor removes it with all it holds. If hone is killed, a launcher does.
class ProjectOutput::SpareFolder {
 public:
  /// Throws UserError.
  explicit SpareFolder(const fs::path& parent) {
    std::string name = fs::absolute(parent / ".hone-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
      throw UserError(fmt::format("can't write to the folder {}: {}", parent.string(), std::strerror(errno)));
    path_ = name;
    chmod(path_.c_str(), S_IRWXU);  // whatever the umask
    LaunchPlan plan;
    plan.root = name;
    try {
      guard_ = std::make_unique<Launcher>(plan);
    } catch (...) {
      removeTree(name);
      throw;
    }
  }
  ~SpareFolder() {
    guard_.reset();
    removeTree(path_.string());
  }
  SpareFolder(const SpareFolder&) = delete;
  SpareFolder& operator=(const SpareFolder&) = delete;

  /// The path is absolute.
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
  std::unique_ptr<Launcher> guard_;
};

ProjectOutput::ProjectOutput(const fs::path& folder, std::shared_ptr<const ProjectOrigin> origin, const Access& folders,
                             const Access& files)
    : place_(fs::absolute(folder)), origin_(std::move(origin)), folders_(folders), files_(files) {}

ProjectOutput::~ProjectOutput() {
  if (!spare_) return;
  try {
    keepChangedSince();
  } catch (const UserError& error) {
    tell(stderr, "hone: {}\n", error.what());
  }
  for (const fs::path& kept : kept_)
    tell(stderr, "hone: {} was changed while hone ran; {} has these changes\n", shown(place_), kept);
  next_->remove();
  last_->handOver();
  const FileDescriptor result(open(place_.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!replaces_ || !result) return;
  if (const auto lost = existing_.giveTo(result.get(), keepsLists_); !lost.empty()) tellLost(place_, lost);
}

void ProjectOutput::begin() {
  spare_ = std::make_unique<SpareFolder>(fs::path(place_).parent_path());
  struct stat existing;
  if (stat(place_.c_str(), &existing) == 0) {
    replaces_ = true;
    existing_ = Attributes::of(place_);
    existing_.remove(folderMark);  // the result gets its own
    keepsLists_ = folders_.suitsAccessLists(place_);
    folders_ = folders_.replacing(place_, existing);
  }
  for (std::unique_ptr<ProjectFolder>* project : {&next_, &last_}) {
    *project = std::make_unique<ProjectFolder>(spare_->path() / "next");
    (*project)->rebase(origin_, place_);
    (*project)->makeFor(folders_, files_);
  }
}

void ProjectOutput::write(std::string_view archive) {
  if (!spare_) begin();
  keepChangedSince();
  try {
    if (!next_->write(archive)) return;
  } catch (const UserError& error) {
    throw UserError(fmt::format(
        "{}; {}", error.what(),
        writes_ > 0 ? fmt::format("{} holds the best result before", place_) : "no result of this run is there yet"));
  }
  next_->mark();
  const std::string next = spare_->path() / "next";
  const bool exists = faccessat(AT_FDCWD, place_.c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0;
  int failed = renameat2(AT_FDCWD, next.c_str(), AT_FDCWD, place_.c_str(), exists ? RENAME_EXCHANGE : 0);
  if (failed == -1 && (errno == EINVAL || errno == ENOSYS))
    failed = exchangeByHand(next, place_, spare_->path() / "old");
  if (failed == -1) throw UserError(fmt::format("can't write {}: {}", place_, std::strerror(errno)));
  next_->moved(place_);
  last_->moved(next);
  std::swap(next_, last_);
  // Only now, when nobody else can change it any more.
  const bool own = !exists || isOwn(next);
  ++writes_;
  if (!own) keep(next);
}

/// Who stands in a folder that was replaced may still write to it.
void ProjectOutput::keepChangedSince() {
  const std::string replaced = spare_->path() / "next";
  std::error_code missing;
  if (writes_ == 0 || !fs::exists(replaced, missing)) return;
  const bool own = writes_ > 1 ? !next_->holdsOther() : isResult(replaced);
  if (!own) keep(replaced);
}

/// What the result has replaced is a result, and nothing else is in it.
bool ProjectOutput::isOwn(const std::string& replaced) const {
  return writes_ > 0 ? !next_->holdsOther() : isResult(replaced);
}

void ProjectOutput::keep(const std::string& replaced) {
  next_->handOver();
  kept_.push_back(keepChanged(replaced, place_));
  if (kept_.size() > 1)
    throw UserError(
        fmt::format("{} is changed again and again: choose a folder with -o DIR that nothing else writes to", place_));
}

bool ProjectOutput::restore(std::string_view archive) {
  if (last_ && last_->isIntact()) return false;
  write(archive);
  return true;
}

}  // namespace hone
