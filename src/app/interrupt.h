// SIGINT and SIGTERM end a run in good order: workers stop, the best result stays.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <thread>

namespace hone {

/// Keeps the two signals from interrupting this thread and all it starts from now on, until `watch` takes them. Make
/// it before any thread. Restores the former mask at its end.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// From now on, and for signals that have come since the construction, `stop` is called from a thread of its own.
  /// A second signal ends the program at once.
  void watch(std::function<void()> stop);

  /// The first signal that came, 0 if none did.
  int signal() const { return signal_; }

 private:
  sigset_t before_;
  std::atomic<int> signal_ = 0;
  std::atomic<bool> ending_ = false;
  std::thread watcher_;
};

}  // namespace hone
