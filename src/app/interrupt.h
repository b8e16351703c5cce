// SIGINT and SIGTERM end a run cleanly: the workers stop, and the best result is kept. SIGTSTP (Ctrl-Z) stops the
// program after it has restored the terminal.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <thread>

namespace hone {

/// What a signal leads to. Called from a thread of its own.
struct SignalActions {
  std::function<void()> end;             ///< the first SIGINT or SIGTERM
  std::function<void()> pause = [] {};   ///< before the program is stopped
  std::function<void()> resume = [] {};  ///< when it was continued; may come twice
};

/// Keeps these signals from interrupting this thread and all it starts from now on, until `watch` takes them. Make
/// it before any thread. Restores the former mask at its end.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Heeds signals from now on, and those that have come since the construction. A second one that is to end the
  /// program ends it at once.
  void watch(SignalActions actions);

  /// The first signal that came, 0 if none did.
  int signal() const { return signal_; }

 private:
  sigset_t before_;
  std::atomic<int> signal_ = 0;
  std::atomic<bool> ending_ = false;
  std::thread watcher_;
};

}  // namespace hone
