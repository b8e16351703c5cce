#include "process/work_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "process/left_behind.h"
#include "process/mount.h"
#include "process/shortage.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

constexpr const char* prefix = "hone-";
constexpr uint64_t spareBytes = 64 << 20;

bool canWriteInto(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_directory(folder, ignored) && access(folder.c_str(), R_OK | W_OK | X_OK) == 0;
}

/// True if the open folder belongs to this user now, and only to them.
bool makeOwn(const FileDescriptor& folder) {
  struct stat state;
  if (fstat(folder.get(), &state) == -1) return false;
  if (state.st_uid != geteuid() && fchown(folder.get(), geteuid(), getegid()) == -1) return false;
  return (state.st_mode & 0777) == S_IRWXU || fchmod(folder.get(), S_IRWXU) == 0;
}

/// Opens a folder of ours. Makes it anew if a test removed or replaced it, and restores its owner and permissions.
FileDescriptor openFolder(const std::string& path) {
  constexpr int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  for (bool again = false;; again = true) {
    if (!unmountAll(path))
      throw UserError(fmt::format("a test has mounted something on {}: unmount it, and let the test do so", path));
    FileDescriptor folder(open(path.c_str(), flags));
    if (!folder && errno == EACCES && chmod(path.c_str(), S_IRWXU) == 0)
      folder = FileDescriptor(open(path.c_str(), flags));
    if (folder && makeOwn(folder)) return folder;
    const int error = errno;
    if (again || error == EMFILE || error == ENFILE)
      failToRun(error, fmt::format("can't use {}", path), "set TMPDIR to another folder");
    clearAway(path);
    mkdir(path.c_str(), S_IRWXU);
  }
}

bool writeNew(const std::string& path, const WithFile& with) {
  const FileDescriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
  return file && writeFromStart(file.get(), with.contents) && fchmod(file.get(), with.mode) == 0;
}

/// The name begins with it once hone has made the folder, so no folder that somebody else made or copied has it.
std::string markOf(const struct stat& state) { return prefix + std::to_string(state.st_ino) + "-"; }

WithFile readWithFile(const fs::path& source) {
  std::error_code error;
  if (const fs::file_status status = fs::status(source, error); !fs::is_regular_file(status))
    throw UserError(fmt::format("--with {}: {}", source.string(),
                                fs::is_directory(status) ? "it is a folder; name the files inside it"
                                : error                  ? error.message() + "; check its path"
                                                         : "it is no regular file; give a copy of its contents"));
  WithFile file{.source = source, .name = source.filename(), .contents = readFile(source)};
  struct stat state;
  if (stat(source.c_str(), &state) == -1)
    throw UserError(fmt::format("--with {}: {}; check its path", source.string(), std::strerror(errno)));
  file.mode = state.st_mode & 0777;
  file.times = {state.st_atim, state.st_mtim};
  return file;
}

}  // namespace

void sweepStale(const fs::path& folder) {
  std::error_code gone;
  for (const auto& entry : fs::directory_iterator(folder, gone)) {
    if (!entry.path().filename().string().starts_with(prefix)) continue;  // spares opening all others
    FileDescriptor directory(open(entry.path().c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat state;
    if (!directory || fstat(directory.get(), &state) == -1 || state.st_uid != geteuid()) continue;
    if (!entry.path().filename().string().starts_with(markOf(state))) continue;
    if (flock(directory.get(), LOCK_EX | LOCK_NB) == 0) removeOrReport(entry.path());
  }
}

fs::path placeForWork(uint64_t bytesNeeded) {
  struct statfs memory;
  if (statfs("/dev/shm", &memory) == 0 && memory.f_type == TMPFS_MAGIC && (memory.f_flags & ST_NOEXEC) == 0 &&
      uint64_t(memory.f_bavail) * uint64_t(memory.f_bsize) >= bytesNeeded && canWriteInto("/dev/shm")) {
    return "/dev/shm";
  }
  const char* chosen = std::getenv("TMPDIR");
  if (chosen != nullptr && *chosen != '\0' && canWriteInto(chosen)) return fs::absolute(chosen);
  return "/tmp";
}

WorkDirectory::WorkDirectory(const std::string& candidateName, const WithFiles& with, uint64_t candidateBytes)
    : root_{"", {"work", "tmp"}, {}}, work_{"", {candidateName}, {}}, with_(with) {
  uint64_t bytesNeeded = spareBytes + 4 * candidateBytes;
  for (const WithFile& file : with_.read()) {
    if (std::ranges::find(work_.keep, file.name) != work_.keep.end()) {
      throw UserError(fmt::format("--with {}: another file beside the candidate has the name {} too; rename one",
                                  file.source.string(), file.name));
    }
    work_.keep.push_back(file.name);
    bytesNeeded += file.contents.size();
  }

  makeRoot(bytesNeeded);
  candidate_ = work_.path + "/" + candidateName;
  for (const WithFile& file : with_.read()) copies_.push_back({&file, work_.path + "/" + file.name, {}, {}});
  cleanFirst();
}

WorkDirectory::WorkDirectory(const ProjectPlace& place, uint64_t candidateBytes) : root_{"", {"work", "tmp"}, {}} {
  uint64_t bytesNeeded = spareBytes + 2 * candidateBytes;
  for (const FileToArchive& file : *place.beside) bytesNeeded += file.contents.size();
  makeRoot(bytesNeeded);
  candidate_ = work_.path + (place.name.empty() ? "" : "/" + place.name);
  project_ = std::make_unique<ProjectFolder>(work_.path, place.name, place.beside);
  project_->rebase(place.origin, candidate_);
  cleanFirst();
}

void WorkDirectory::makeRoot(uint64_t bytesNeeded) {
  const fs::path place = placeForWork(bytesNeeded);
  root_.path = place / (std::string(prefix) + "XXXXXX");
  if (mkdtemp(root_.path.data()) == nullptr) {
    throw UserError(fmt::format("can't create a folder {}: {}; set TMPDIR to a folder that you can write to",
                                root_.path, std::strerror(errno)));
  }
  chmod(root_.path.c_str(), S_IRWXU);  // whatever the umask
  inUse_ = FileDescriptor(open(root_.path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  struct stat state;
  if (inUse_ && flock(inUse_.get(), LOCK_SH) == 0 && fstat(inUse_.get(), &state) == 0) {
    const std::string marked = place / (markOf(state) + root_.path.substr(root_.path.size() - 6));
    // Where the file system can't do it, the folder is only not swept if hone is killed.
    if (renameat2(AT_FDCWD, root_.path.c_str(), AT_FDCWD, marked.c_str(), RENAME_NOREPLACE) == 0) root_.path = marked;
  }
  work_.path = root_.path + "/work";
  temporary_.path = root_.path + "/tmp";
  timesTell_ = timesShowMappedWrites(root_.path);
}

void WorkDirectory::cleanFirst() {
  try {
    clean();
  } catch (...) {
    remove();
    throw;
  }
}

WorkDirectory::~WorkDirectory() { remove(); }

void WorkDirectory::remove() {
  // By path, since no descriptor may be left to open a folder.
  if (unmountAll(root_.path) && unmountAll(work_.path)) {
    unlink(candidate_.c_str());
    for (const Copy& copy : copies_) unlink(copy.path.c_str());
    rmdir(work_.path.c_str());
    rmdir(temporary_.path.c_str());
  }
  removeOrReport(root_.path);
}

int WorkDirectory::openCandidate() {
  // Opens the file each time, since a file that is open for writing can't be executed. O_NONBLOCK is for a pipe that a
  // test put in its place. A second link means that the bytes also belong to another file, another inode that something
  // was mounted there.
  constexpr int flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
  constexpr mode_t mode = S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH;
  FileDescriptor file(open(candidate_.c_str(), flags));
  struct stat state;
  if (file && fstat(file.get(), &state) == 0 && state.st_dev == made_.st_dev && state.st_ino == made_.st_ino &&
      state.st_nlink == 1 && state.st_uid == made_.st_uid) {
    if ((state.st_mode & 07777) != mode) fchmod(file.get(), mode);
    return file.release();
  }
  if ((file || errno != ENOENT) && !removeTree(candidate_).empty()) {
    clearAway(work_.path);
    clean();
  }
  file = FileDescriptor(open(candidate_.c_str(), flags | O_CREAT | O_EXCL, mode));
  if (file && fchmod(file.get(), mode) == 0) fstat(file.get(), &made_);  // whatever the umask
  return file.release();
}

bool WorkDirectory::write(std::string_view bytes) {
  if (project_) return project_->write(bytes);
  writeFile(bytes);
  return true;
}

void WorkDirectory::writeFile(std::string_view bytes) {
  FileDescriptor file(openCandidate());
  if (!file && errno == ENOENT) {  // Something outside of the test removed the whole folder, as a logout does.
    clean();
    file = FileDescriptor(openCandidate());
  }
  if (!file || !writeFromStart(file.get(), bytes) || ftruncate(file.get(), off_t(bytes.size())) == -1) {
    const int error = errno;
    failToRun(error, fmt::format("can't write the candidate to {}", candidate_),
              "set TMPDIR to a folder with more room");
  }
}

std::vector<std::string> WorkDirectory::entries() const {
  std::vector<std::string> names;
  std::error_code gone;
  for (const auto& entry : fs::directory_iterator(work(), gone)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

void WorkDirectory::clean() {
  clean(root_);
  clean(temporary_);
  if (project_) return;  // the next project cleans
  do clean(work_);
  while (!restoreCopies());
}

void WorkDirectory::clean(Folder& folder) {
  if (stateOf(folder.path) == folder.state) return;
  FileDescriptor open = openFolder(folder.path);
  if (&folder == &root_) flock(open.get(), LOCK_SH);
  // What stays in the root is no candidate's neighbour.
  if (!sweepDirectory(open.get(), folder.path, folder.keep).empty() && &folder != &root_) {
    clearAway(folder.path);
    open = openFolder(folder.path);
  }
  settle(folder);
  if (&folder == &root_) inUse_ = std::move(open);
}

void WorkDirectory::settle(Folder& folder) {
  markTime(folder.path);
  folder.state = stateOf(folder.path).value_or(FileState());
}

/// False if what is in the place of one can't be removed; then the folder is a new and empty one.
bool WorkDirectory::restoreCopies() {
  bool changed = false;
  for (Copy& copy : copies_) {
    if (stateOf(copy.path) == copy.state && (timesTell_ || hashOfFile(copy.path) == copy.hash)) continue;
    if (!removeTree(copy.path).empty()) {
      clearAway(work_.path);
      return false;
    }
    place(copy);
    changed = true;
  }
  if (changed) settle(work_);
  return true;
}

void WorkDirectory::place(Copy& copy) {
  const WithFile& file = *copy.file;
  // With the old time of its source, any later change is visible, however coarse the file system's clock is.
  if (!writeNew(copy.path, file) || utimensat(AT_FDCWD, copy.path.c_str(), file.times.data(), 0) == -1) {
    const int error = errno;
    failToRun(error, fmt::format("--with {}: can't be copied to {}", file.source.string(), work_.path),
              "set TMPDIR to a folder with more room");
  }
  copy.state = stateOf(copy.path).value_or(FileState());
  if (!timesTell_) copy.hash = contentHash(file.contents);
}

const std::vector<WithFile>& WithFiles::read() const {
  return files_->get([this] {
    std::vector<WithFile> files;
    for (const fs::path& path : paths_) files.push_back(readWithFile(path));
    return files;
  });
}

}  // namespace hone
