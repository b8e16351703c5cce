#include "app/interrupt.h"

#include <pthread.h>

#include <cstdlib>
#include <initializer_list>

#include "text/tell.h"

namespace hone {
namespace {

sigset_t setOf(std::initializer_list<int> signals) {
  sigset_t set;
  sigemptyset(&set);
  for (int signal : signals) sigaddset(&set, signal);
  return set;
}

/// SIGUSR2 wakes the watcher at the end. SIGCONT comes after any stop, even by SIGSTOP.
sigset_t watched() {
  sigset_t set = setOf({SIGINT, SIGTERM, SIGUSR2, SIGCONT});
  struct sigaction stop {};
  // A shell without job control has set it to be ignored.
  if (sigaction(SIGTSTP, nullptr, &stop) == 0 && stop.sa_handler == SIG_DFL) sigaddset(&set, SIGTSTP);
  return set;
}

/// Stops by the signal's default action, which does nothing if nobody could continue the program.
void stopProgram() {
  const sigset_t set = setOf({SIGTSTP});
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
  raise(SIGTSTP);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

}  // namespace

void endWithoutResult(int signal) {
  tell(stderr, "hone: interrupted; there is no result yet\n");
  std::_Exit(128 + signal);
}

Interrupt::Interrupt() {
  sigset_t set = watched();
  pthread_sigmask(SIG_BLOCK, &set, &before_);
}

void Interrupt::watch(SignalActions actions) {
  watcher_ = std::thread([this, actions = std::move(actions)] {
    const sigset_t set = watched();
    for (;;) {
      int received = 0;
      sigwait(&set, &received);
      if (ending_) return;
      if (received == SIGUSR2) continue;
      if (received == SIGTSTP) {
        actions.pause();
        stopProgram();
      }
      if (received == SIGTSTP || received == SIGCONT) {
        actions.resume();
        continue;
      }
      // A user who asks twice doesn't want to wait for the end of a step. The launchers clean up after a dead parent.
      if (signal_ != 0) std::_Exit(128 + received);
      signal_ = received;
      actions.end();
    }
  });
}

Interrupt::~Interrupt() {
  if (watcher_.joinable()) {
    ending_ = true;
    pthread_kill(watcher_.native_handle(), SIGUSR2);
    watcher_.join();
  }
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

}  // namespace hone
