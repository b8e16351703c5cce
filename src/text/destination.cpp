#include "text/destination.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <string>

#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

/// The number of links that the kernel follows.
constexpr int mostLinks = 40;

[[noreturn]] void fail(const fs::path& path, std::string_view reason) {
  throw UserError(fmt::format("can't write {}: {}", path.string(), reason));
}

/// In a world-writable folder, a link of another user may lead anywhere.
bool isPlanted(const struct stat& link, const fs::path& folder) {
  struct stat around;
  if (stat(folder.empty() ? "." : folder.c_str(), &around) != 0) return false;
  const bool forAll = (around.st_mode & S_ISVTX) != 0 && (around.st_mode & S_IWOTH) != 0;
  return forAll && link.st_uid != geteuid() && link.st_uid != around.st_uid;
}

}  // namespace

std::optional<int> ownDescriptor(const fs::path& path) {
  if (path == standardInput) return STDIN_FILENO;
  if (path == standardOutput) return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  if (path.parent_path() != "/dev/fd" && path.parent_path() != "/proc/self/fd") return std::nullopt;
  const std::string name = path.filename();
  int number = -1;
  const auto [end, bad] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (bad != std::errc() || end != name.data() + name.size() || number < 0) return std::nullopt;
  return number;
}

Destination destinationOf(const fs::path& path) {
  Destination found{path, std::nullopt, std::nullopt};
  for (int links = 0; links <= mostLinks; ++links) {
    struct stat state;
    found.descriptor = ownDescriptor(found.file);
    if (found.descriptor) {
      if (fstat(*found.descriptor, &state) != 0) fail(path, std::strerror(errno));
      found.existing = state;
      return found;
    }
    const bool exists = lstat(found.file.c_str(), &state) == 0;
    if (!exists && errno != ENOENT) fail(path, std::strerror(errno));
    if (!exists || !S_ISLNK(state.st_mode)) {
      if (exists) found.existing = state;
      // As root, hone would make a file there, and other programs would take it for the device.
      if (found.isReplaceable() && found.file.parent_path() == "/dev")
        fail(path, fmt::format("{} is no device, and hone makes no files in /dev", found.file.string()));
      return found;
    }
    const fs::path folder = found.file.parent_path();
    if (isPlanted(state, folder)) fail(path, fmt::format("{} is another user's link", found.file.string()));
    std::error_code error;
    const fs::path next = fs::read_symlink(found.file, error);
    if (error) fail(path, error.message());
    found.file = folder / next;  // `next` itself where it is absolute
  }
  fail(path, std::strerror(ELOOP));
}

FileDescriptor openStream(const Destination& destination) {
  // A duplicate continues at the stream's position, and works for a socket too.
  if (destination.descriptor) return FileDescriptor(fcntl(*destination.descriptor, F_DUPFD_CLOEXEC, 0));
  FileDescriptor stream(open(destination.file.c_str(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC));
  if (stream) fcntl(stream.get(), F_SETFL, fcntl(stream.get(), F_GETFL) & ~O_NONBLOCK);
  return stream;
}

}  // namespace hone
