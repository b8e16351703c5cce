#include "report/key_reader.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace hone {
namespace {

constexpr int terminal = STDIN_FILENO;

/// A background process that accesses the terminal is stopped; while these signals are blocked, the call only fails.
class NoTerminalStops {
 public:
  NoTerminalStops() {
    sigset_t stops;
    sigemptyset(&stops);
    sigaddset(&stops, SIGTTIN);
    sigaddset(&stops, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stops, &mask_);
  }
  ~NoTerminalStops() { pthread_sigmask(SIG_SETMASK, &mask_, nullptr); }
  NoTerminalStops(const NoTerminalStops&) = delete;
  NoTerminalStops& operator=(const NoTerminalStops&) = delete;

 private:
  sigset_t mask_;
};

bool mayReadTerminal() { return tcgetpgrp(terminal) == getpgrp(); }

}  // namespace

KeyReader::KeyReader(bool wanted) {
  if (!wanted || isatty(terminal) == 0) return;
  guard_.emplace(terminal);
}

std::string KeyReader::pressed() {
  NoTerminalStops unstopped;
  holds_ = guard_ && mayReadTerminal() && hold();
  std::string keys;
  pollfd event{terminal, POLLIN, 0};
  while (holds_ && poll(&event, 1, 0) == 1 && (event.revents & POLLIN) != 0) {
    std::array<char, 64> buffer;
    const ssize_t size = read(terminal, buffer.data(), buffer.size());
    if (size <= 0) break;
    keys.append(buffer.data(), static_cast<size_t>(size));
  }
  return keys;
}

/// A shell that had the terminal meanwhile may have changed its settings.
bool KeyReader::hold() {
  termios now{};
  if (tcgetattr(terminal, &now) == -1) return false;
  if ((now.c_lflag & (ICANON | ECHO)) == 0) return true;
  before_ = ours_ = now;
  ours_.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  ours_.c_cc[VMIN] = 1;
  ours_.c_cc[VTIME] = 0;
  return guard_->watch({before_, ours_}) && tcsetattr(terminal, TCSANOW, &ours_) == 0;
}

void KeyReader::release() {
  NoTerminalStops unstopped;
  if (holds_) restore(terminal, {before_, ours_});
  holds_ = false;
}

}  // namespace hone
