#include "process/file_state.h"

#include <fcntl.h>

#include <array>
#include <ctime>

namespace hone {
namespace {

constexpr timespec markedTime = {1'000'000'007, 123'456'789};

bool sameTime(const timespec& a, const timespec& b) { return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec; }

}  // namespace

void markTime(const std::string& path) {
  constexpr std::array<timespec, 2> times = {markedTime, markedTime};
  utimensat(AT_FDCWD, path.c_str(), times.data(), AT_SYMLINK_NOFOLLOW);
}

bool isUntouched(const std::string& path, const struct stat& before) {
  struct stat now;
  return lstat(path.c_str(), &now) == 0 && now.st_ino == before.st_ino && now.st_size == before.st_size &&
         now.st_mode == before.st_mode && now.st_nlink == before.st_nlink && sameTime(now.st_mtim, before.st_mtim) &&
         sameTime(now.st_ctim, before.st_ctim);
}

}  // namespace hone
