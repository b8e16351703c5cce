#include "process/file_state.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <ctime>

#include "text/file_descriptor.h"

namespace hone {
namespace {

constexpr timespec markedTime = {1'000'000'007, 123'456'789};

int64_t nanoseconds(const statx_timestamp& time) { return time.tv_sec * 1'000'000'000 + time.tv_nsec; }

/// Changes a byte of the open file by a mapping, after a look at it: where the look already makes the page writable, as
/// on tmpfs, the kernel never hears of the write. The kernel writes the byte: where there is no room for the page, this
/// fails, whereas a write by hone itself would end it with SIGBUS.
bool writeMapped(int file) {
  void* mapped = mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (mapped == MAP_FAILED) return false;
  [[maybe_unused]] const char look = *static_cast<volatile char*>(mapped);
  const bool written = getrandom(mapped, 1, 0) == 1;
  munmap(mapped, 1);
  return written;
}

}  // namespace

std::optional<FileState> stateOf(const std::string& path) {
  struct statx now;
  constexpr int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT;
  if (statx(AT_FDCWD, path.c_str(), flags, STATX_BASIC_STATS | STATX_MNT_ID, &now) == -1) return std::nullopt;
  return FileState{.mount = now.stx_mnt_id,
                   .inode = now.stx_ino,
                   .size = now.stx_size,
                   .mode = now.stx_mode,
                   .links = now.stx_nlink,
                   .user = now.stx_uid,
                   .group = now.stx_gid,
                   .modified = nanoseconds(now.stx_mtime),
                   .changed = nanoseconds(now.stx_ctime)};
}

void markTime(const std::string& path) {
  constexpr std::array<timespec, 2> times = {markedTime, markedTime};
  utimensat(AT_FDCWD, path.c_str(), times.data(), AT_SYMLINK_NOFOLLOW);
}

bool timesShowMappedWrites(const std::string& folder) {
  std::string path = folder + "/.hone-probe-XXXXXX";
  const FileDescriptor probe(mkstemp(path.data()));
  if (!probe) return false;
  // Not only its size: a look at a hole needs room, too.
  const bool filled = pwrite(probe.get(), "", 1, 0) == 1;
  markTime(path);
  const std::optional<FileState> before = stateOf(path);
  const bool shown = filled && writeMapped(probe.get()) && stateOf(path) != before;
  unlink(path.c_str());
  return shown;
}

std::optional<Hash128> hashOfFile(const std::string& path) {
  const FileDescriptor file(open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  std::array<char, 1 << 16> part;
  ContentHasher hasher;
  for (;;) {
    const ssize_t size = file ? read(file.get(), part.data(), part.size()) : -1;
    if (size == 0) return hasher.hash();
    if (size > 0) hasher.add({part.data(), static_cast<size_t>(size)});
    if (size == -1 && (!file || errno != EINTR)) return std::nullopt;
  }
}

}  // namespace hone
