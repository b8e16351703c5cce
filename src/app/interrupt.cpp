#include "app/interrupt.h"

#include <pthread.h>

#include <cstdlib>

namespace hone {
namespace {

/// SIGUSR2 wakes the watcher itself at the end.
sigset_t watched() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGUSR2);
  return set;
}

}  // namespace

Interrupt::Interrupt() {
  sigset_t set = watched();
  pthread_sigmask(SIG_BLOCK, &set, &before_);
}

void Interrupt::watch(std::function<void()> stop) {
  watcher_ = std::thread([this, stop = std::move(stop)] {
    sigset_t set = watched();
    for (;;) {
      int received = 0;
      sigwait(&set, &received);
      if (ending_) return;
      if (received == SIGUSR2) continue;
      // Who asks twice doesn't want to wait for the end of a step. The launchers clean up after a dead parent.
      if (signal_ != 0) std::_Exit(128 + received);
      signal_ = received;
      stop();
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
