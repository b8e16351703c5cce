// Handles signals. SIGINT and SIGTERM end a run cleanly: the workers stop, and the best result is kept. SIGTSTP
// (Ctrl-Z) stops the program after it has restored the terminal.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <thread>

#include "process/cancellation.h"

namespace hone {

/// What to do on a signal. Called from a separate thread.
struct SignalActions {
  std::function<void()> end;             ///< the first SIGINT or SIGTERM
  std::function<void()> pause = [] {};   ///< before the program is stopped
  std::function<void()> resume = [] {};  ///< after it was continued; may be called twice
};

/// Ends the program at once, with a message. Launchers clean up after it.
[[noreturn]] void endWithoutResult(int signal);

/// Blocks these signals in this thread and in all threads that it starts; `watch` receives them. Construct it before
/// any other thread. The destructor restores the signal mask.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Handles signals from now on, including those received since the construction. A second SIGINT or SIGTERM ends the
  /// program at once.
  void watch(SignalActions actions);

  /// The first signal that was received, or 0.
  int signal() const { return signal_; }

 private:
  sigset_t before_;
  std::atomic<int> signal_ = 0;
  std::atomic<bool> ending_ = false;
  std::thread watcher_;
};

/// Ends the programs that hone runs before its run begins, on Ctrl-C.
class EndedBySignal {
 public:
  EndedBySignal() {
    interrupt_.watch({.end = [this] { cancellation_.cancel(); }});
  }
  const Cancellation& cancellation() const { return cancellation_; }
  [[noreturn]] void end() const { endWithoutResult(interrupt_.signal()); }

 private:
  Cancellation cancellation_;
  Interrupt interrupt_;
};

}  // namespace hone
