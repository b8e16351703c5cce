#pragma once

#include <unistd.h>

#include <cerrno>
#include <string_view>

namespace hone {

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
