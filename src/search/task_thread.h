// A thread that runs one task after the other.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace hone {

class TaskThread {
 public:
  /// Throws std::system_error if there can't be another thread.
  TaskThread() : thread_([this](const std::stop_token& stop) { serve(stop); }) {}

  /// The task runs after the one that is running, if there is one; no other may be waiting. About a microsecond.
  void run(std::function<void()> task) {
    const std::lock_guard lock(mutex_);
    task_ = std::move(task);
    changed_.notify_one();
  }

 private:
  void serve(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [&] { return task_ != nullptr; })) {
      std::function<void()> task = std::exchange(task_, nullptr);
      lock.unlock();
      task();
      task = nullptr;
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::function<void()> task_;
  std::jthread thread_;  ///< the last member: its end is waited for first
};

}  // namespace hone
