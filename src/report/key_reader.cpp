// Who changes a terminal has to put it back, and a program that is killed can't. So a small process waits for the end
// of this one, when its socket closes. It leaves settings alone that somebody else has changed since.
#include "report/key_reader.h"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>

namespace hone {
namespace {

constexpr int terminal = STDIN_FILENO;

struct Settings {
  termios before, ours;
};

/// A background process that touches the terminal is stopped; while these are blocked the call only fails.
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

bool same(const termios& one, const termios& other) {
  return one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag && one.c_cflag == other.c_cflag &&
         one.c_lflag == other.c_lflag && std::memcmp(one.c_cc, other.c_cc, sizeof one.c_cc) == 0;
}

void restore(const Settings& settings) {
  termios now{};
  if (tcgetattr(terminal, &now) == 0 && same(now, settings.ours)) tcsetattr(terminal, TCSANOW, &settings.before);
}

/// System calls only, for the process that forked it has threads.
[[noreturn]] void guard(int socket) {
  // Its own session: what ends all of the other program's group spares it.
  setsid();
  prctl(PR_SET_NAME, "hone-terminal");
  dup2(socket, 1);
  close_range(2, UINT_MAX, 0);
  Settings settings{};
  bool any = false;
  for (;;) {
    const ssize_t size = recv(1, &settings, sizeof settings, 0);
    if (size == -1 && errno == EINTR) continue;
    if (size != sizeof settings) break;
    any = true;
  }
  if (any) restore(settings);
  _exit(0);
}

bool inForeground() { return tcgetpgrp(terminal) == getpgrp(); }

}  // namespace

KeyReader::KeyReader(bool wanted) {
  if (!wanted || isatty(terminal) == 0) return;
  std::array<int, 2> ends;
  // Packets, so that settings come whole.
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == -1) return;
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  guard_ = fork();
  if (guard_ == 0) guard(ends[0]);
  pthread_sigmask(SIG_SETMASK, &mask, nullptr);
  close(ends[0]);
  toGuard_ = ends[1];
}

KeyReader::~KeyReader() {
  if (toGuard_ != -1) close(toGuard_);
  while (guard_ > 0 && waitpid(guard_, nullptr, 0) == -1 && errno == EINTR) {
  }
}

std::string KeyReader::pressed() {
  NoTerminalStops unstopped;
  holds_ = guard_ > 0 && inForeground() && hold();
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

/// A shell that had the terminal in between may have changed it again.
bool KeyReader::hold() {
  termios now{};
  if (tcgetattr(terminal, &now) == -1) return false;
  if ((now.c_lflag & (ICANON | ECHO)) == 0) return true;
  before_ = ours_ = now;
  ours_.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  ours_.c_cc[VMIN] = 1;
  ours_.c_cc[VTIME] = 0;
  const Settings settings{before_, ours_};
  if (send(toGuard_, &settings, sizeof settings, MSG_NOSIGNAL) != sizeof settings) return false;
  return tcsetattr(terminal, TCSANOW, &ours_) == 0;
}

void KeyReader::release() {
  NoTerminalStops unstopped;
  if (holds_) restore({before_, ours_});
  holds_ = false;
}

}  // namespace hone
