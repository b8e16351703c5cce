#include "process/captured_output.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace hone {

namespace {

constexpr size_t keptBytes = 1 << 20;
/// Of 64 KB, which is what a pipe holds. Who writes faster than we read must not keep us from looking at the clock.
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
