#include "process/captured_output.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace hone {

namespace {

constexpr size_t keptBytes = 1 << 20;
/// 64 KB, a pipe's capacity. A program that writes faster than hone reads must not keep hone from checking the time.
constexpr int readsAtOnce = 4;

}  // namespace

void CapturedOutput::readFrom(int pipe) {
  if (pipe == -1) return;
  std::array<char, 1 << 16> buffer;
  for (int reads = 0; reads < readsAtOnce;) {
    ssize_t size = read(pipe, buffer.data(), buffer.size());
    if (size == -1 && errno == EINTR) continue;
    if (size <= 0) return;
    ++reads;
    text_.append(buffer.data(), std::min(size_t(size), keptBytes - text_.size()));
  }
}

}  // namespace hone
