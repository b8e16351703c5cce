#include "process/project_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <set>
#include <utility>

#include "process/left_behind.h"
#include "process/mount.h"
#include "process/shortage.h"
#include "text/command_text.h"
#include "text/file_descriptor.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

constexpr int folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

std::string parentOf(std::string_view path) {
  const size_t slash = path.rfind('/');
  return std::string(slash == path.npos ? "" : path.substr(0, slash));
}

}  // namespace

ProjectFolder::ProjectFolder(std::string root, std::string place,
                             std::shared_ptr<const std::vector<FileToArchive>> beside)
    : root_(std::move(root)), place_(std::move(place)), beside_(std::move(beside)) {}

void ProjectFolder::rebase(std::shared_ptr<const ProjectOrigin> origin, std::string home) {
  origin_ = std::move(origin);
  home_ = std::move(home);
}

bool ProjectFolder::write(std::string_view archive) {
  const std::optional<std::vector<ArchivedFile>> files = filesOf(archive);
  if (!files) return false;
  const Plan plan = planFor(*files);
  if (!known_ || !putRight()) {
    clearAway(root_);
    placed_.clear();
    folders_.clear();
    makeFolder("");
  }
  known_ = false;
  change(plan);
  known_ = true;
  files_.clear();
  for (const ArchivedFile& file : *files)
    if (file.path != commandPath) files_.push_back(file.path);
  return true;
}

void ProjectFolder::remove() {
  removeTree(root_);
  known_ = false;
}

ProjectFolder::Plan ProjectFolder::planFor(const std::vector<ArchivedFile>& files) const {
  Plan plan;
  for (const ArchivedFile& file : files)
    if (file.path != commandPath)
      plan.emplace(place_.empty() ? file.path : place_ + "/" + file.path,
                   Wanted{contentHash(file.stored), file.mode, file.isLink(), &file, nullptr});
  if (beside_)
    for (const FileToArchive& file : *beside_)
      plan.try_emplace(file.path, Wanted{contentHash(file.contents), file.mode, file.isLink, nullptr, &file});
  return plan;
}

/// Undoes what was changed in the folder since it was written. False if it has to be made anew.
bool ProjectFolder::putRight() {
  // Parents come before what they contain.
  for (const auto& [path, state] : folders_)
    if (!putRightFolder(path, state)) return false;
  std::set<std::string> changed;
  for (auto file = placed_.begin(); file != placed_.end();) {
    if (isUntouched(file->first, file->second)) {
      ++file;
      continue;
    }
    changed.insert(parentOf(file->first));
    if (!removeTree(full(file->first)).empty()) return false;
    file = placed_.erase(file);
  }
  for (const std::string& folder : changed) settle(folder);
  return true;
}

bool ProjectFolder::isUntouched(const std::string& path, const Placed& file) const {
  return stateOf(full(path)) == file.state && (timesTell_ || file.isLink || hashOfFile(full(path)) == file.bytes);
}

bool ProjectFolder::putRightFolder(const std::string& path, const FileState& state) {
  const std::optional<FileState> now = stateOf(full(path));
  if (now == state) return true;
  if (!now || !S_ISDIR(now->mode) || now->inode != state.inode || now->mount != state.mount) return false;
  const bool sameOwner = now->user == state.user && now->group == state.group;
  if (!sameOwner && chown(full(path).c_str(), state.user, state.group) == -1) return false;
  chmod(full(path).c_str(), S_IRWXU);
  const FileDescriptor folder(open(full(path).c_str(), folderFlags));
  if (!folder) return false;
  std::vector<std::string> own;
  const std::string begin = path.empty() ? "" : path + "/";
  auto addOwn = [&](const auto& entries) {
    for (auto at = entries.lower_bound(begin); at != entries.end() && at->first.starts_with(begin); ++at)
      if (at->first.size() > begin.size() && at->first.find('/', begin.size()) == std::string::npos)
        own.push_back(at->first.substr(begin.size()));
  };
  addOwn(placed_);
  addOwn(folders_);
  if (!sweepDirectory(folder.get(), full(path), own).empty()) return false;
  settle(path);
  return true;
}

void ProjectFolder::change(const Plan& plan) {
  std::set<std::string, std::less<>> needed = {""}, changed;
  if (!place_.empty()) needed.insert(place_);
  for (const auto& [path, file] : plan)
    for (std::string folder = parentOf(path); needed.insert(folder).second;) folder = parentOf(folder);
  for (auto file = placed_.begin(); file != placed_.end();) {
    if (plan.contains(file->first)) {
      ++file;
      continue;
    }
    if (unlink(full(file->first).c_str()) == -1) fail(file->first);
    changed.insert(parentOf(file->first));
    file = placed_.erase(file);
  }
  // What a folder contains comes behind it.
  for (auto folder = folders_.end(); folder != folders_.begin();) {
    --folder;
    if (needed.contains(folder->first)) continue;
    if (rmdir(full(folder->first).c_str()) == -1) fail(folder->first);
    changed.insert(parentOf(folder->first));
    folder = folders_.erase(folder);
  }
  for (const std::string& folder : needed)
    if (!folders_.contains(folder)) {
      makeFolder(folder);
      changed.insert(folder);
      changed.insert(parentOf(folder));
    }
  for (const auto& [path, file] : plan) {
    const auto old = placed_.find(path);
    const bool same = old != placed_.end() && old->second.contents == file.contents && old->second.mode == file.mode &&
                      old->second.isLink == file.isLink;
    if (same) continue;
    changed.insert(parentOf(path));
    place(path, file);
  }
  for (const std::string& folder : changed)
    if (folders_.contains(folder)) settle(folder);
}

void ProjectFolder::makeFolder(const std::string& path) {
  if (mkdir(full(path).c_str(), S_IRWXU) == -1 || chmod(full(path).c_str(), S_IRWXU) == -1) fail(path);
  if (path.empty()) timesTell_ = timesShowMappedWrites(root_);
  settle(path);
}

/// The new state of the folder is the right one.
void ProjectFolder::settle(const std::string& folder) {
  markTime(full(folder));
  const std::optional<FileState> state = stateOf(full(folder));
  if (!state) fail(folder);
  folders_[folder] = *state;
}

void ProjectFolder::place(const std::string& path, const Wanted& file) {
  std::string contents = file.archived != nullptr ? file.archived->contents() : file.beside->contents;
  if (origin_ && file.archived != nullptr && file.archived->kind == ArchivedFile::Kind::text)
    contents = origin_->movedTo(home_, std::move(contents));
  if (file.isLink) {
    unlink(full(path).c_str());
    if (symlink(contents.c_str(), full(path).c_str()) == -1) fail(path);
  } else {
    const FileDescriptor opened(openForWriting(path));
    const bool good = opened && writeFromStart(opened.get(), contents) &&
                      ftruncate(opened.get(), static_cast<off_t>(contents.size())) == 0;
    if (!good) fail(path);
    if (access_)
      setAccess(opened.get(), full(path), access_->files.atMost(file.mode));
    else if (fchmod(opened.get(), file.mode) != 0)
      fail(path);
  }
  markTime(full(path));
  const std::optional<FileState> state = stateOf(full(path));
  if (!state) fail(path);
  const Hash128 bytes = contentHash(contents);
  placed_[path] = {file.contents, file.mode, file.isLink,
                   *state,        bytes,     access_ ? hashOfEntry(full(path), bytes) : Hash128()};
}

/// A file that can be is overwritten, since a new one takes much longer on a disk.
int ProjectFolder::openForWriting(const std::string& path) const {
  constexpr int flags = O_WRONLY | O_NOFOLLOW | O_CLOEXEC;
  const auto old = placed_.find(path);
  if (old != placed_.end() && !old->second.isLink && old->second.state.links == 1)
    if (const int file = open(full(path).c_str(), flags); file != -1) return file;
  unlink(full(path).c_str());
  return open(full(path).c_str(), flags | O_CREAT | O_EXCL, S_IRUSR | S_IWUSR);
}

bool ProjectFolder::isIntact() const {
  struct stat now;
  return known_ &&
         std::ranges::all_of(placed_, [&](const auto& file) { return isUntouched(file.first, file.second); }) &&
         std::ranges::all_of(folders_, [&](const auto& folder) {
           return lstat(full(folder.first).c_str(), &now) == 0 && S_ISDIR(now.st_mode);
         });
}

/// The file has another content, or other attributes. One that is gone hasn't.
bool ProjectFolder::isChanged(const std::string& path, const Placed& file) const {
  if (isUntouched(path, file)) return false;
  const std::optional<FileState> now = stateOf(full(path));
  if (!now) return false;
  std::error_code error;
  const std::optional<Hash128> bytes =
      S_ISLNK(now->mode) ? contentHash(fs::read_symlink(full(path), error).string()) : hashOfFile(full(path));
  return bytes != file.bytes || now->mount != file.state.mount || hashOfEntry(full(path), *bytes) != file.entry;
}

/// The folder has the attributes of the last mark, if there is one.
bool ProjectFolder::isMarked(const std::string& path) const {
  if (!marked_) return true;
  const auto marked = marked_->find(path);
  return marked == marked_->end() || hashOfEntry(full(path), Hash128()) == marked->second;
}

/// Something was added to the folder, or has its name, or it has other attributes. One that is gone has nothing.
bool ProjectFolder::hasAdded(const std::string& path, const FileState& state) const {
  const std::optional<FileState> now = stateOf(full(path));
  if (!now || now == state) return false;
  std::error_code error;
  if (!S_ISDIR(now->mode) || now->mount != state.mount) return true;
  if (!isMarked(path)) return true;
  for (fs::directory_iterator entry(full(path), error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    const std::string known = path.empty() ? name : path + "/" + name;
    if (!placed_.contains(known) && !folders_.contains(known)) return true;
  }
  return static_cast<bool>(error);
}

bool ProjectFolder::holdsOther() const {
  return std::ranges::any_of(folders_, [&](const auto& folder) { return hasAdded(folder.first, folder.second); }) ||
         std::ranges::any_of(placed_, [&](const auto& file) { return isChanged(file.first, file.second); });
}

void ProjectFolder::mark() {
  marked_.emplace();
  for (const auto& [path, state] : folders_)
    if (!path.empty()) (*marked_)[path] = hashOfEntry(full(path), Hash128());
  writeMark();
  settle("");
}

void ProjectFolder::writeMark() const {
  FolderContents contents = *marked_;
  for (const auto& [path, file] : placed_) contents[path] = file.entry;
  markFolder(root_, contents);
}

void ProjectFolder::handOver() {
  constexpr std::array<timespec, 2> now = {timespec{0, UTIME_NOW}, timespec{0, UTIME_NOW}};
  for (const auto& [path, file] : placed_) utimensat(AT_FDCWD, full(path).c_str(), now.data(), AT_SYMLINK_NOFOLLOW);
  // What a folder contains comes behind it.
  for (auto folder = folders_.rbegin(); folder != folders_.rend(); ++folder) {
    const FileDescriptor opened(open(full(folder->first).c_str(), folderFlags));
    if (!opened) continue;
    futimens(opened.get(), now.data());
    if (mountOf(opened.get(), "") != folder->second.mount || !isMarked(folder->first)) continue;
    setAccess(opened.get(), full(folder->first), access_.value_or(ForUsers()).folders.asExecutable());
    if (marked_ && !folder->first.empty()) (*marked_)[folder->first] = hashOfEntry(full(folder->first), Hash128());
  }
  if (marked_) writeMark();
}

void ProjectFolder::fail(const std::string& path) const {
  const int error = errno;
  if (access_)
    failToRun(error, fmt::format("can't write {}", (fs::path(home_) / path).string()),
              "make room there, or choose another folder with -o DIR");
  failToRun(error, fmt::format("can't write {}", full(path)), "choose a folder with more room with TMPDIR");
}

}  // namespace hone
