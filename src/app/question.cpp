#include "app/question.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <string>

#include "text/tell.h"

namespace hone {

bool askUser(std::string_view question, const std::function<bool()>& stopped) {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 0) return false;
  tell(stderr, "hone: {} [y/N] ", question);
  constexpr int milliseconds = 100;
  std::string answer;
  while (!stopped() && answer.find('\n') == answer.npos) {
    std::array<pollfd, 1> events = {pollfd{STDIN_FILENO, POLLIN, 0}};
    if (poll(events.data(), events.size(), milliseconds) <= 0) continue;
    std::array<char, 64> buffer;
    const ssize_t size = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size <= 0) break;
    answer.append(buffer.data(), static_cast<size_t>(size));
  }
  return answer.starts_with('y') || answer.starts_with('Y');
}

}  // namespace hone
