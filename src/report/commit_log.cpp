#include "report/commit_log.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio_ext.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "text/destination.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

namespace {

/// An earlier log, as it is.
FileDescriptor reopened(const Destination& place, const Access& access) {
  FileDescriptor file(open(place.file.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC));
  if (file) setAccess(file.get(), place.file, access.replacing(place.file, *place.existing));
  return file;
}

std::FILE* opened(const std::filesystem::path& file, const Access& access) {
  const Destination place = destinationOf(file);
  FileDescriptor descriptor = !place.isReplaceable() ? openStream(place)
                              : place.existing       ? reopened(place, access)
                                                     : createFile(place.file, access);
  return descriptor ? fdopen(descriptor.release(), "w") : nullptr;
}

}  // namespace

CommitLog::CommitLog(const std::filesystem::path& file, const VerdictWords& words, const Access& access)
    : path_(file), access_(access), file_(opened(file, access)), words_(words) {
  if (!file_ && errno == ENXIO)
    throw UserError(fmt::format("--log: can't write {}: nobody reads from it", path_.string()));
  if (!file_) fail();
}

/// Whoever follows the file (`tail -f`) sees it begin anew. It was opened before any test could put a link in its
/// place.
void CommitLog::begin() {
  if (std::exchange(hasBegun_, true)) return;
  struct stat state;
  const int file = fileno(file_.get());
  if (fstat(file, &state) != 0) fail();
  if (S_ISREG(state.st_mode) && state.st_size > 0 && ftruncate(file, 0) != 0) fail();
}

void CommitLog::add(const Commit& commit, const SearchStats& stats) {
  begin();
  nlohmann::ordered_json line = {
      {"test", stats.tests},
      {"candidate", toHex(commit.hash)},
      {"pass", commit.candidate.pass},
      {"bytes", commit.candidate.bytes.size()},
      {"verdict", words_.of(commit.verdict)},
      {"seconds", commit.seconds},
      {"at", std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count()},
  };
  if (commit.cached) line["cached"] = true;
  if (commit.replayed) line["replayed"] = true;
  if (commit.timedOut) line["timed_out"] = true;
  if (!commit.crash.empty()) line["crash"] = commit.crash;
  // A program that crashed may have printed anything.
  const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
  if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size() || std::fflush(file_.get()) != 0) {
    const int error = errno;
    takeBack();
    throw UserError(fmt::format("--log: can't write {}: {}", path_.string(), std::strerror(error)));
  }
  written_ += text.size();
}

void CommitLog::takeBack() {
  __fpurge(file_.get());
  struct stat state;
  const int file = fileno(file_.get());
  if (fstat(file, &state) != 0 || !S_ISREG(state.st_mode)) return;
  if (ftruncate(file, static_cast<off_t>(written_)) == 0) std::fseek(file_.get(), 0, SEEK_END);
}

bool CommitLog::restore() {
  begin();
  struct stat own, there;
  const int file = fileno(file_.get());
  if (destinationOf(path_).descriptor || fstat(file, &own) != 0 || !S_ISREG(own.st_mode)) return false;
  if (static_cast<uint64_t>(own.st_size) != written_)
    throw UserError(fmt::format("--log: {} is damaged: something else wrote to it", path_.string()));
  if (lstat(path_.c_str(), &there) == 0 && own.st_dev == there.st_dev && own.st_ino == there.st_ino) return false;
  std::string text(written_, '\0');
  size_t read = 0;
  for (ssize_t part; read < text.size(); read += static_cast<size_t>(part))
    if ((part = pread(file, text.data() + read, text.size() - read, static_cast<off_t>(read))) <= 0) fail();
  replaceFile(path_, text, access_, path_);
  return true;
}

void CommitLog::fail() const {
  throw UserError(fmt::format("--log: can't write {}: {}", path_.string(), std::strerror(errno)));
}

}  // namespace hone
