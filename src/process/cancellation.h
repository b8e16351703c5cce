// Tells another thread that its result is no longer needed.
#pragma once

#include <atomic>

namespace hone {

/// `cancel` may be called from any thread, any number of times. The thread that waits for a program polls `fd()` too.
class Cancellation {
 public:
  Cancellation();
  ~Cancellation();
  Cancellation(const Cancellation&) = delete;
  Cancellation& operator=(const Cancellation&) = delete;

  void cancel();
  bool cancelled() const { return cancelled_.load(std::memory_order_acquire); }
  /// An eventfd that becomes readable when cancelled.
  int fd() const { return fd_; }

 private:
  std::atomic<bool> cancelled_ = false;
  int fd_;
};

}  // namespace hone
