// Tells another thread that its result is no longer needed.
#pragma once

#include <atomic>

namespace hone {

/// `cancel` may be called from any thread, once or often; who runs a program polls `fd()` for readability beside it.
class Cancellation {
 public:
  Cancellation();
  ~Cancellation();
  Cancellation(const Cancellation&) = delete;
  Cancellation& operator=(const Cancellation&) = delete;

  void cancel();
  bool cancelled() const { return cancelled_.load(std::memory_order_acquire); }
  /// An eventfd: readable once cancelled.
  int fd() const { return fd_; }

 private:
  std::atomic<bool> cancelled_ = false;
  int fd_;
};

}  // namespace hone
