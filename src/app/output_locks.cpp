// A folder can't be opened for writing, so the kernel grants only locks for reading on it, which don't exclude each
// other. But it tells whether another lock for writing would be in the way. So a run places a lock for reading and then
// looks: if it sees another one, it withdraws its own, and tries again after a random time. Two runs can't both see
// none, and only a run that has seen none keeps its lock.
//
// A lock covers one byte of a folder. The place's name decides in which range, and the process which byte of it.
#include "app/output_locks.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <random>

#include "text/destination.h"
#include "text/hash.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Linux has no greater process id than 2^22.
constexpr int processBits = 22, nameBits = 40;
constexpr off_t firstByte = off_t{1} << (processBits + nameBits);
constexpr off_t rangeBytes = off_t{1} << processBits;

struct flock lockOf(short type, off_t begin, off_t bytes) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = begin;
  lock.l_len = bytes;
  return lock;
}

off_t rangeOf(const fs::path& name) {
  const uint64_t hash = contentHash(name.string()).low & ((uint64_t{1} << nameBits) - 1);
  return firstByte | static_cast<off_t>(hash << processBits);
}

/// The process of another descriptor's lock in the range; `bytes`: 0 for all that follow.
std::optional<pid_t> lockedBy(int folder, off_t begin, off_t bytes) {
  struct flock lock = lockOf(F_WRLCK, begin, bytes);
  if (fcntl(folder, F_OFD_GETLK, &lock) != 0 || lock.l_type == F_UNLCK || lock.l_start < firstByte) return std::nullopt;
  return static_cast<pid_t>(lock.l_start & (rangeBytes - 1));
}

bool setLock(int folder, short type, const fs::path& name) {
  struct flock lock = lockOf(type, rangeOf(name) + getpid(), 1);
  return fcntl(folder, F_OFD_SETLK, &lock) == 0;
}

/// A random time, longer after each try (exponential back-off).
void waitAfter(int tries) {
  std::random_device random;
  usleep(1000 + random() % (1000u << tries));
}

/// Such as that of another container, whose processes have numbers of their own.
bool isUnknown(pid_t process) { return kill(process, 0) == -1 && errno == ESRCH; }

/// The output without a slash at its end.
fs::path withoutSlash(const fs::path& output) { return output.has_filename() ? output : output.parent_path(); }

/// Returns nullopt for a stream.
std::optional<fs::path> placeOf(const fs::path& output) {
  const Destination destination = destinationOf(output);
  const bool isFolder = !destination.descriptor && destination.existing && S_ISDIR(destination.existing->st_mode);
  if (!isFolder && !destination.isReplaceable()) return std::nullopt;
  const fs::path place = fs::weakly_canonical(fs::absolute(destination.file));
  return withoutSlash(place);
}

}  // namespace

void OutputLocks::take(const fs::path& output, std::string_view option, std::string_view remedy) {
  const std::optional<fs::path> place = placeOf(output);
  if (!place) return;
  settled_.emplace(withoutSlash(output), *place);
  if (taken_.contains(*place)) return;
  if (const std::optional<Holder> holder = lock(*place))
    throw UserError(
        fmt::format("{} {}: process {}{}, another run of hone, writes to {}; wait for its end, or choose "
                    "another place with {}",
                    option, output.string(), holder->process, isUnknown(holder->process) ? " of another container" : "",
                    holder->place == *place ? "it" : holder->place.string(), remedy));
}

std::optional<fs::path> OutputLocks::settled(const fs::path& output) const {
  for (fs::path around = withoutSlash(output), rest;;) {
    if (const auto found = settled_.find(around); found != settled_.end())
      return rest.empty() ? found->second : found->second / rest;
    if (!around.has_filename() || !around.has_parent_path()) return std::nullopt;
    rest = rest.empty() ? around.filename() : around.filename() / rest;
    around = around.parent_path();
  }
}

/// Returns the other run that has the place.
std::optional<OutputLocks::Holder> OutputLocks::lock(const fs::path& place) {
  std::vector<View> views = viewsOf(place);
  constexpr int mostTries = 9;  // about a quarter of a second
  std::optional<Holder> holder;
  for (int tries = 0; tries < mostTries; ++tries) {
    if (tries > 0) waitAfter(tries);
    holder = holderOf(place, views);
    if (holder) continue;
    const bool locked = !views.empty() && setLock(views.front().folder, F_RDLCK, views.front().name);
    if (locked) holder = holderOf(place, views);
    if (!holder) {
      if (locked && views.front().opened) folders_[views.front().path] = std::move(views.front().opened);
      taken_.insert(place);
      return std::nullopt;
    }
    setLock(views.front().folder, F_UNLCK, views.front().name);
  }
  return holder;
}

/// Views of the place from all folders around it that exist and can be read, the innermost one first.
std::vector<OutputLocks::View> OutputLocks::viewsOf(const fs::path& place) const {
  std::vector<View> views;
  for (fs::path path = place.parent_path();; path = path.parent_path()) {
    const auto held = folders_.find(path);
    FileDescriptor opened;
    if (held == folders_.end()) opened = FileDescriptor(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const int folder = held == folders_.end() ? opened.get() : held->second.get();
    if (folder != -1) views.push_back({path, std::move(opened), folder, place.lexically_relative(path)});
    if (path == path.parent_path()) return views;
  }
}

/// The lock of another run lies on one of the folders around its place: on which one depends on those that existed
/// then.
std::optional<OutputLocks::Holder> OutputLocks::holderOf(const fs::path& place, const std::vector<View>& views) const {
  for (const View& view : views) {
    fs::path around = place;
    for (fs::path name = view.name; !name.empty(); name = name.parent_path(), around = around.parent_path())
      if (const auto process = lockedBy(view.folder, rangeOf(name), rangeBytes)) return Holder{*process, around};
  }
  const auto held = folders_.find(place);
  const FileDescriptor opened(held != folders_.end() ? -1 : open(place.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  const int within = held != folders_.end() ? held->second.get() : opened.get();
  if (const auto process = lockedBy(within, firstByte, 0)) return Holder{*process, place};
  return std::nullopt;
}

}  // namespace hone
