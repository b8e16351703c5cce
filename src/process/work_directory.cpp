#include "process/work_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "process/file_state.h"
#include "process/remove_tree.h"
#include "process/shortage.h"
#include "text/file_descriptor.h"
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

/// Opens a folder of ours. Makes it again if a test removed or replaced it, and restores its permissions.
FileDescriptor openFolder(const std::string& path) {
  constexpr int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  FileDescriptor folder(open(path.c_str(), flags));
  if (!folder) {
    if (errno == EACCES) {
      chmod(path.c_str(), S_IRWXU);
    } else {
      unlink(path.c_str());
      mkdir(path.c_str(), S_IRWXU);
    }
    folder = FileDescriptor(open(path.c_str(), flags));
  }
  struct stat state;
  if (!folder && errno == EMFILE)
    failToRun(errno, fmt::format("can't use {}: {}; lower -j, or raise ulimit -n", path, std::strerror(errno)));
  if (!folder || fstat(folder.get(), &state) == -1) {
    throw UserError(fmt::format("can't use {}: {}; set TMPDIR to another folder", path, std::strerror(errno)));
  }
  if (state.st_uid != geteuid()) {
    throw UserError(fmt::format("can't use {}: another user made it; set TMPDIR to a folder of your own", path));
  }
  if ((state.st_mode & 0777) != S_IRWXU) fchmod(folder.get(), S_IRWXU);
  return folder;
}

}  // namespace

namespace {

/// A folder of ours has two folders. It is held before they are made, and without a holder it lacks one only if hone
/// was killed while it made or removed it. So a folder that lacks one may be just being made, or be another program's.
bool mayBeForeign(const fs::path& root, const struct stat& state) {
  constexpr time_t ageOfLeftovers = 60;
  std::error_code gone;
  size_t ours = 0;
  for (fs::directory_iterator entry(root, gone), end; !gone && entry != end; entry.increment(gone)) {
    const fs::path name = entry->path().filename();
    if ((name != "work" && name != "tmp") || !fs::is_directory(entry->path(), gone)) return true;
    ++ours;
  }
  return gone || (ours < 2 && time(nullptr) - state.st_mtime < ageOfLeftovers);
}

}  // namespace

void sweepStale(const fs::path& folder) {
  std::error_code gone;
  for (const auto& entry : fs::directory_iterator(folder, gone)) {
    if (!entry.path().filename().string().starts_with(prefix)) continue;
    FileDescriptor directory(open(entry.path().c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat state;
    if (!directory || fstat(directory.get(), &state) == -1 || state.st_uid != geteuid()) continue;
    if (mayBeForeign(entry.path(), state)) continue;
    if (flock(directory.get(), LOCK_EX | LOCK_NB) == 0) removeTree(entry.path());
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

WorkDirectory::WorkDirectory(const std::string& candidateName, const std::vector<fs::path>& with,
                             uint64_t candidateBytes)
    : root_{"", {"work", "tmp"}, {}}, work_{"", {candidateName}, {}}, candidateName_(candidateName) {
  uint64_t bytesNeeded = spareBytes + 4 * candidateBytes;
  for (const fs::path& source : with) {
    std::error_code error;
    if (const fs::file_status status = fs::status(source, error); !fs::is_regular_file(status)) {
      throw UserError(fmt::format("--with {}: {}", source.string(),
                                  fs::is_directory(status) ? "it is a folder; name the files inside it"
                                  : error                  ? error.message() + "; check its path"
                                                           : "it is no regular file; give a copy of its contents"));
    }
    std::string name = source.filename();
    if (std::find(work_.keep.begin(), work_.keep.end(), name) != work_.keep.end()) {
      throw UserError(fmt::format("--with {}: another file beside the candidate has the name {} too; rename one",
                                  source.string(), name));
    }
    work_.keep.push_back(name);
    bytesNeeded += fs::file_size(source, error);
    with_.push_back({fs::absolute(source), name, {}});
  }

  makeRoot(bytesNeeded);
  candidate_ = work_.path + "/" + candidateName;
  for (WithFile& file : with_) file.path = work_.path + "/" + file.path;
  cleanFirst();
}

WorkDirectory::WorkDirectory(const ProjectPlace& place, uint64_t candidateBytes)
    : root_{"", {"work", "tmp"}, {}}, candidateName_(place.name) {
  uint64_t bytesNeeded = spareBytes + 2 * candidateBytes;
  for (const FileToArchive& file : *place.beside) bytesNeeded += file.contents.size();
  makeRoot(bytesNeeded);
  candidate_ = work_.path + "/" + place.name;
  project_ = std::make_unique<ProjectFolder>(work_.path, place.name, place.beside);
  project_->rebase(place.origin, candidate_);
  cleanFirst();
}

void WorkDirectory::makeRoot(uint64_t bytesNeeded) {
  root_.path = placeForWork(bytesNeeded) / (std::string(prefix) + "XXXXXX");
  if (mkdtemp(root_.path.data()) == nullptr) {
    throw UserError(fmt::format("can't create a folder {}: {}; set TMPDIR to a folder that you can write to",
                                root_.path, std::strerror(errno)));
  }
  work_.path = root_.path + "/work";
  temporary_.path = root_.path + "/tmp";
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
  unlink(candidate_.c_str());
  for (const WithFile& file : with_) unlink(file.path.c_str());
  rmdir(work_.path.c_str());
  rmdir(temporary_.path.c_str());
  removeTree(root_.path);
}

int WorkDirectory::openCandidate() {
  // Opens the file each time, since a file that is open for writing can't be executed. O_NONBLOCK is for a pipe that a
  // test put in its place. A second link means that the bytes also belong to another file.
  constexpr int flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
  constexpr mode_t mode = S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH;
  FileDescriptor file(open(candidate_.c_str(), flags));
  struct stat state;
  if (file && fstat(file.get(), &state) == 0 && S_ISREG(state.st_mode) && state.st_nlink == 1) {
    if ((state.st_mode & 07777) != mode) fchmod(file.get(), mode);
    return file.release();
  }
  if (file || errno != ENOENT) removeEntry(openFolder(work_.path).get(), candidateName_);
  return open(candidate_.c_str(), flags | O_CREAT | O_EXCL, mode);
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
  size_t written = 0;
  bool good = bool(file);
  while (good && written < bytes.size()) {
    ssize_t part = pwrite(file.get(), bytes.data() + written, bytes.size() - written, off_t(written));
    if (part > 0) written += size_t(part);
    good = part > 0 || errno == EINTR;
  }
  good = good && ftruncate(file.get(), off_t(bytes.size())) == 0;
  if (!good) {
    const int error = errno;
    failToRun(error, fmt::format("can't write the candidate to {}: {}; set TMPDIR to a folder with more room",
                                 candidate_, std::strerror(error)));
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
  for (WithFile& file : with_) {
    if (!isUntouched(file.path, file.state)) copy(file);
  }
  if (!project_) clean(work_);  // else with the next project
}

void WorkDirectory::clean(Folder& folder) {
  if (isUntouched(folder.path, folder.state)) return;
  FileDescriptor open = openFolder(folder.path);
  if (&folder == &root_) flock(open.get(), LOCK_SH);
  sweepDirectory(open.get(), folder.keep);
  markTime(folder.path);
  fstat(open.get(), &folder.state);
  if (&folder == &root_) inUse_ = std::move(open);
}

void WorkDirectory::copy(WithFile& file) {
  std::string name = fs::path(file.path).filename();
  removeEntry(openFolder(work_.path).get(), name);
  std::error_code error;
  fs::copy_file(file.source, file.path, error);
  if (error) {
    throw UserError(
        fmt::format("--with {}: can't be copied to {}: {}", file.source.string(), work_.path, error.message()));
  }
  // With the old time of its source, any later change is visible, however coarse the file system's clock is.
  struct stat source;
  if (stat(file.source.c_str(), &source) == 0) {
    std::array<timespec, 2> times = {source.st_atim, source.st_mtim};
    utimensat(AT_FDCWD, file.path.c_str(), times.data(), 0);
  }
  lstat(file.path.c_str(), &file.state);
}

}  // namespace hone
