// A file descriptor that closes itself.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <utility>

namespace hone {

class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int fd) : fd_(fd) {}
  FileDescriptor(FileDescriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~FileDescriptor() { close(); }

  /// -1 if it holds none.
  int get() const { return fd_; }
  explicit operator bool() const { return fd_ != -1; }
  int release() { return std::exchange(fd_, -1); }
  void close() {
    if (fd_ != -1) ::close(std::exchange(fd_, -1));
  }

 private:
  int fd_ = -1;
};

/// The same file above the standard streams, whose numbers a process may lack at its start. Closed by exec if it had to
/// be copied.
inline FileDescriptor aboveStandardStreams(FileDescriptor file) {
  return file.get() == -1 || file.get() > STDERR_FILENO
             ? std::move(file)
             : FileDescriptor(fcntl(file.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

/// Writes all bytes from the file's beginning on. What the file had behind them stays. False, with errno, on failure.
inline bool writeFromStart(int file, std::string_view bytes) {
  for (size_t written = 0; written < bytes.size();) {
    const ssize_t part = pwrite(file, bytes.data() + written, bytes.size() - written, static_cast<off_t>(written));
    if (part == -1 && errno != EINTR) return false;
    if (part > 0) written += static_cast<size_t>(part);
  }
  return true;
}

}  // namespace hone
