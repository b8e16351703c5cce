#include "text/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "text/attributes.h"
#include "text/destination.h"
#include "text/visible.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void failToWrite(const fs::path& path, int error) { throw CantWrite(path, std::strerror(error)); }

[[noreturn]] void failToRead(const fs::path& path, int error) {
  throw UserError(fmt::format("can't read {}: {}", path.string(), std::strerror(error)));
}

/// False, with errno set, if not all bytes could be written.
bool writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<size_t>(written));
    } else if (errno == EAGAIN) {
      pollfd room{descriptor, POLLOUT, 0};
      poll(&room, 1, -1);
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

/// Blocks the signals by which users end a program, so that no unfinished file stays behind.
class SignalsHeld {
 public:
  SignalsHeld() {
    sigset_t ending;
    sigemptyset(&ending);
    for (int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) sigaddset(&ending, signal);
    pthread_sigmask(SIG_BLOCK, &ending, &before_);
  }
  ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;

 private:
  sigset_t before_;
};

/// A temporary file in the folder of the file that it will replace. It has a name, an unpredictable one, only for a
/// moment where the file system has files without one. The destructor removes it unless it has replaced that file.
class Replacement {
 public:
  Replacement(const fs::path& asked, const Destination& destination, const Access& access)
      : asked_(asked), destination_(destination) {
    const Access own = destination.existing ? access.replacing(destination.file, *destination.existing) : access;
    file_ = createUnnamedFile(destination.file, own);
    if (!file_)
      takeFreshName([&](const fs::path& fresh) {
        file_ = createFile(fresh, own);
        return static_cast<bool>(file_);
      });
    if (destination.existing)
      lost_ = Attributes::of(destination.file).giveTo(file_.get(), access.suitsAccessLists(destination.file));
  }
  ~Replacement() {
    if (!path_.empty()) unlink(path_.c_str());
  }
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;

  void write(std::string_view bytes) {
    if (!writeAll(file_.get(), bytes)) fail();
  }
  void takePlace() {
    complete();
    if (rename(path_.c_str(), destination_.file.c_str()) != 0) fail();
    path_.clear();
  }
  /// The names of the attributes of the replaced file that the new one hasn't got.
  std::vector<std::string> lost() const { return lost_; }
  /// False if there is something.
  bool takeFreePlace() {
    complete();
    const bool moved = moveToFreePlace(path_, destination_.file);
    if (!moved && errno != EEXIST) fail();
    if (moved) path_.clear();
    return moved;
  }

 private:
  [[noreturn]] void fail() const { failToWrite(asked_, errno); }
  template <typename Take>
  void takeFreshName(const Take& take) {
    constexpr int mostTries = 100;
    for (int tries = 0; tries < mostTries; ++tries) {
      uint64_t name = 0;
      if (getrandom(&name, sizeof name, 0) != sizeof name) fail();
      const fs::path fresh = destination_.file.parent_path() / fmt::format(".hone-{:016x}", name);
      if (take(fresh)) {
        path_ = fresh;
        return;
      }
      if (errno != EEXIST) break;
    }
    fail();
  }
  void complete() {
    const std::string unnamed = fmt::format("/proc/self/fd/{}", file_.get());
    if (path_.empty())
      takeFreshName([&](const fs::path& fresh) {
        return linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, fresh.c_str(), AT_SYMLINK_FOLLOW) == 0;
      });
    // Some file systems, such as NFS, report only here that there is no room.
    if (::close(file_.release()) != 0) fail();
  }

  const SignalsHeld held_;
  const fs::path& asked_;
  const Destination& destination_;
  fs::path path_;  ///< empty: it has none
  FileDescriptor file_;
  std::vector<std::string> lost_;
};

}  // namespace

bool isBelow(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

std::string readFile(const fs::path& path) {
  const std::optional<int> own = ownDescriptor(path);
  const FileDescriptor file(own ? fcntl(*own, F_DUPFD_CLOEXEC, 0) : open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat state;
  if (!file || fstat(file.get(), &state) != 0) failToRead(path, errno);
  if (S_ISDIR(state.st_mode)) throw UserError(fmt::format("{} is a folder: give a file", path.string()));
  std::string bytes;
  size_t size = 0;
  auto refuseLarge = [&](uint64_t large) {
    if (large > mostBytes) throw UserError(fmt::format("{} is too large: hone reads files below 4 GiB", path.string()));
  };
  if (S_ISREG(state.st_mode)) refuseLarge(static_cast<uint64_t>(state.st_size));
  // One byte more than the file's size, so that one read sees the end.
  bytes.resize(S_ISREG(state.st_mode) ? static_cast<size_t>(state.st_size) + 1 : 1 << 16);
  for (;;) {
    const ssize_t part = read(file.get(), bytes.data() + size, bytes.size() - size);
    if (part == 0) break;
    if (part < 0 && errno == EAGAIN) {
      pollfd more{file.get(), POLLIN, 0};
      poll(&more, 1, -1);
    } else if (part < 0 && errno != EINTR) {
      failToRead(path, errno);
    }
    // A device is either empty, like /dev/null, or endless, like /dev/zero.
    if (part > 0 && S_ISCHR(state.st_mode) && isatty(file.get()) == 0)
      throw UserError(fmt::format("{} is a device: give a file", path.string()));
    size += part > 0 ? static_cast<size_t>(part) : 0;
    refuseLarge(size);
    if (size == bytes.size()) bytes.resize(std::min<uint64_t>(2 * size, mostBytes + 1));
  }
  bytes.resize(size);
  return bytes;
}

CantWrite::CantWrite(const fs::path& file, const std::string& why)
    : UserError(fmt::format("can't write {}: {}", file.string(), why)), path(file), reason(why) {}

std::vector<std::string> writeFile(const fs::path& path, std::string_view bytes, const Access& access) {
  const Destination destination = destinationOf(path);
  if (destination.isReplaceable()) {
    Replacement replacement(path, destination, access);
    replacement.write(bytes);
    replacement.takePlace();
    return replacement.lost();
  }
  const FileDescriptor stream = openStream(destination);
  if (!stream && errno == ENXIO) throw UserError(fmt::format("can't write {}: nobody reads from it", path.string()));
  // Text that was printed earlier must come first.
  if (destination.descriptor == STDOUT_FILENO) std::fflush(stdout);
  std::string visibleBytes;
  if (stream && isatty(stream.get()) == 1) bytes = visibleBytes = visibleLines(bytes);  // it would obey some bytes
  if (!stream || !writeAll(stream.get(), bytes)) failToWrite(path, errno);
  return {};
}

std::vector<std::string> replaceFile(const fs::path& place, std::string_view bytes, const Access& access,
                                     const fs::path& name) {
  Destination destination{place, std::nullopt, std::nullopt};
  struct stat state;
  if (lstat(place.c_str(), &state) == 0 && S_ISREG(state.st_mode)) destination.existing = state;
  Replacement replacement(name, destination, access);
  replacement.write(bytes);
  replacement.takePlace();
  return replacement.lost();
}

bool writeNewFile(const fs::path& path, std::string_view bytes, const Access& access) {
  const Destination destination{path, std::nullopt, std::nullopt};
  Replacement replacement(path, destination, access);
  replacement.write(bytes);
  return replacement.takeFreePlace();
}

bool moveToFreePlace(const fs::path& from, const fs::path& to) {
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
  // Not all file systems can do that. A folder replaces none but an empty one.
  struct stat state;
  if (lstat(from.c_str(), &state) != 0) return false;
  if (S_ISDIR(state.st_mode)) return rename(from.c_str(), to.c_str()) == 0;
  return link(from.c_str(), to.c_str()) == 0 && unlink(from.c_str()) == 0;
}

void refuseProtected(const fs::path& path) {
  const Destination destination = destinationOf(path);
  if (destination.existing && ((destination.existing->st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0 ||
                               faccessat(AT_FDCWD, destination.file.c_str(), W_OK, AT_EACCESS) != 0))
    throw UserError(fmt::format("can't write {}: it is write-protected", path.string()));
}

void checkWritable(const fs::path& path) {
  const Destination destination = destinationOf(path);
  if (destination.existing && S_ISDIR(destination.existing->st_mode))
    throw UserError(fmt::format("can't write {}: it is a folder", path.string()));
  if (!destination.existing && !destination.file.has_filename())
    throw UserError(fmt::format("can't write {}: a name with / at its end is that of a folder", path.string()));
  if (destination.isReplaceable()) {
    refuseProtected(path);
    // Its other names would keep the old text, and be another file from then on.
    if (destination.existing && destination.existing->st_nlink > 1)
      throw CantWrite(path, fmt::format("it has {} names (hard links), and replacing it would part them",
                                        destination.existing->st_nlink));
    // Tries it, since access(2) isn't reliable: nobody can make a file in /proc.
    const Replacement probe(path, destination, {});
  } else if (destination.descriptor) {
    if ((fcntl(*destination.descriptor, F_GETFL) & O_ACCMODE) == O_RDONLY) failToWrite(path, EBADF);
  } else if (access(destination.file.c_str(), W_OK) != 0) {
    // Doesn't open a pipe, since its reader would take the closing for the end.
    failToWrite(path, errno);
  }
}

}  // namespace hone
