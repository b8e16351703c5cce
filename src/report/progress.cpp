#include "report/progress.h"

#include <fmt/format.h>
#include <unistd.h>

namespace hone {

Progress::Progress(bool wanted, size_t inputBytes)
    : drawing_(wanted && isatty(STDERR_FILENO) != 0), inputBytes_(inputBytes) {}

Progress::~Progress() {
  if (drawing_) fmt::print(stderr, "\r\033[K");
}

void Progress::update(size_t bytes, std::string_view pass, const SearchStats& stats) {
  if (!drawing_) return;
  auto now = std::chrono::steady_clock::now();
  if (now - drawn_ < std::chrono::milliseconds(100)) return;
  drawn_ = now;
  double elapsed = std::chrono::duration<double>(now - start_).count();
  double percent = inputBytes_ == 0 ? 100 : 100.0 * static_cast<double>(bytes) / static_cast<double>(inputBytes_);
  fmt::print(stderr, "\r\033[K{} bytes ({:.1f} %)  {}  {} tests ({:.0f}/s)  {:.0f} s", bytes, percent, pass,
             stats.tests, elapsed > 0 ? static_cast<double>(stats.tests) / elapsed : 0, elapsed);
  std::fflush(stderr);
}

}  // namespace hone
