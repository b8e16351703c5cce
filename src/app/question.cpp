#include "app/question.h"

#include <poll.h>
#include <unistd.h>

#include <array>

#include "text/tell.h"

namespace hone {

bool canAskUser() { return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0; }

std::optional<std::string> answerOfUser(std::string_view prompt, const std::function<bool()>& stopped) {
  if (!canAskUser()) return std::nullopt;
  tell(stderr, "{}", Lines{prompt});
  constexpr int milliseconds = 100;
  std::string answer;
  while (answer.find('\n') == answer.npos) {
    if (stopped()) return std::nullopt;
    std::array<pollfd, 1> events = {pollfd{STDIN_FILENO, POLLIN, 0}};
    if (poll(events.data(), events.size(), milliseconds) <= 0) continue;
    std::array<char, 64> buffer;
    const ssize_t size = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size <= 0) return std::nullopt;
    answer.append(buffer.data(), static_cast<size_t>(size));
  }
  const size_t begin = answer.find_first_not_of(" \t\r\n"), end = answer.find_last_not_of(" \t\r\n");
  return begin == answer.npos ? "" : answer.substr(begin, end + 1 - begin);
}

bool askUser(std::string_view question, const std::function<bool()>& stopped) {
  const std::optional<std::string> answer = answerOfUser(told("hone: {} [y/N] ", question), stopped);
  return answer && (answer->starts_with('y') || answer->starts_with('Y'));
}

}  // namespace hone
