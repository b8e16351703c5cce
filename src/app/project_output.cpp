#include "app/project_output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>

#include "app/places.h"
#include "process/launcher.h"
#include "process/remove_tree.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// The names in a path, each with its extension apart.
std::vector<std::pair<std::string, std::string>> namesIn(const fs::path& path) {
  std::vector<std::pair<std::string, std::string>> names;
  for (const fs::path& part : path) {
    const std::string name = part.string();
    const size_t dot = std::min(name.find('.', 1), name.size());
    names.emplace_back(name.substr(0, dot), name.substr(dot));
  }
  return names;
}

/// As reductions give them: see reduce/file_names.h.
bool isShortName(std::string_view name) {
  return name.size() <= 2 && std::ranges::all_of(name, [](char c) { return 'a' <= c && c <= 'z'; });
}

/// A file in the folder whose name can't come from the project; empty if there is none.
std::string strangerIn(const fs::path& folder, const RunOptions& run) {
  std::set<std::string> stems;
  std::set<std::string> extensions;
  const auto files = filesOf(run.project->archive);
  for (const ArchivedFile& file : *files)
    for (auto& [stem, extension] : namesIn(file.path)) {
      stems.insert(stem);
      extensions.insert(extension);
    }
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; entry != end; entry.increment(error)) {
    if (!entry->is_symlink() && entry->is_directory()) continue;
    const fs::path path = entry->path().lexically_relative(folder);
    for (const auto& [stem, extension] : namesIn(path))
      if ((!stems.contains(stem) && !isShortName(stem)) || !extensions.contains(extension)) return path.string();
  }
  return "";
}

/// Serves file systems that can't exchange two names at once.
int exchangeByHand(const std::string& one, const std::string& other, const std::string& between) {
  if (rename(other.c_str(), between.c_str()) == -1 || rename(one.c_str(), other.c_str()) == -1) return -1;
  return rename(between.c_str(), one.c_str());
}

}  // namespace

fs::path projectOutputPlace(const RunOptions& run) {
  const fs::path input = fs::weakly_canonical(run.input);
  fs::path output = run.output;
  if (output.empty()) {
    output = input.filename().string() + ".reduced";
    if (fs::weakly_canonical(fs::current_path()) == input) output = input.parent_path() / output;
  }
  const fs::path whole = fs::weakly_canonical(fs::absolute(output));
  auto fail = [&](const std::string& reason) {
    throw UserError(fmt::format("-o {}: {}; choose another folder with -o DIR", output.string(), reason));
  };
  const bool several = run.command.project->eachFile;
  if (isBelow(input, whole) || (!several && isBelow(whole, input))) fail("the result can't overlap with the input");
  const fs::file_status status = fs::symlink_status(output);
  if (fs::is_symlink(status)) fail("it is a link");
  if (fs::exists(status) && !fs::is_directory(status)) fail("it is no folder");
  if (access(whole.parent_path().c_str(), W_OK | X_OK) == -1)
    fail(fmt::format("can't write to {}: {}", whole.parent_path().string(), std::strerror(errno)));
  if (fs::is_directory(status))
    if (const std::string stranger = strangerIn(output, run); !stranger.empty())
      fail(fmt::format("it holds {}, which isn't named like a file of the input", stranger));
  return output.has_filename() ? output : output.parent_path();
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

  /// Absolute.
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
  next_->remove();
  last_->handOver();
}

void ProjectOutput::begin() {
  spare_ = std::make_unique<SpareFolder>(fs::path(place_).parent_path());
  folders_.narrowTo(place_);
  for (std::unique_ptr<ProjectFolder>* project : {&next_, &last_}) {
    *project = std::make_unique<ProjectFolder>(spare_->path() / "next");
    (*project)->rebase(origin_, place_);
    (*project)->makeFor(folders_, files_);
  }
}

void ProjectOutput::write(std::string_view archive) {
  if (!spare_) begin();
  if (!next_->write(archive)) return;
  const std::string next = spare_->path() / "next";
  const bool exists = access(place_.c_str(), F_OK) == 0;
  int failed = renameat2(AT_FDCWD, next.c_str(), AT_FDCWD, place_.c_str(), exists ? RENAME_EXCHANGE : 0);
  if (failed == -1 && (errno == EINVAL || errno == ENOSYS))
    failed = exchangeByHand(next, place_, spare_->path() / "old");
  if (failed == -1) throw UserError(fmt::format("can't write {}: {}", place_, std::strerror(errno)));
  next_->moved(place_);
  last_->moved(next);
  std::swap(next_, last_);
}

bool ProjectOutput::restore(std::string_view archive) {
  if (last_ && last_->isIntact()) return false;
  write(archive);
  return true;
}

}  // namespace hone
