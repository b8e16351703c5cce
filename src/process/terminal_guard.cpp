#include "process/terminal_guard.h"

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

bool same(const termios& one, const termios& other) {
  return one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag && one.c_cflag == other.c_cflag &&
         one.c_lflag == other.c_lflag && std::memcmp(one.c_cc, other.c_cc, sizeof one.c_cc) == 0;
}

/// Only system calls, since the process that forked it has threads.
[[noreturn]] void guard(int terminal, int socket) {
  // Its own session, so that a signal to hone's process group doesn't end it.
  setsid();
  prctl(PR_SET_NAME, "hone-terminal");
  dup2(terminal, 0);
  dup2(socket, 1);
  close_range(2, UINT_MAX, 0);
  TerminalSettings settings{};
  bool any = false;
  for (;;) {
    const ssize_t size = recv(1, &settings, sizeof settings, 0);
    if (size == -1 && errno == EINTR) continue;
    if (size != sizeof settings) break;
    any = true;
  }
  if (any) restore(0, settings);
  _exit(0);
}

}  // namespace

void restore(int terminal, const TerminalSettings& settings) {
  termios now{};
  if (tcgetattr(terminal, &now) == 0 && same(now, settings.ours)) tcsetattr(terminal, TCSANOW, &settings.before);
}

TerminalGuard::TerminalGuard(int terminal) {
  std::array<int, 2> ends;
  // Packets, so that settings arrive as a whole.
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == -1) return;
  const FileDescriptor theirs(ends[0]);
  socket_ = FileDescriptor(ends[1]);
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  process_ = fork();
  if (process_ == 0) guard(terminal, theirs.get());
  pthread_sigmask(SIG_SETMASK, &mask, nullptr);
}

TerminalGuard::~TerminalGuard() {
  socket_.close();
  while (process_ > 0 && waitpid(process_, nullptr, 0) == -1 && errno == EINTR) {
  }
}

bool TerminalGuard::watch(const TerminalSettings& settings) {
  return process_ > 0 && send(socket_.get(), &settings, sizeof settings, MSG_NOSIGNAL) == sizeof settings;
}

}  // namespace hone
