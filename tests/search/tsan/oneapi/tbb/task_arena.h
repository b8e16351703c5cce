// Stands in for oneTBB's header where the tests run under ThreadSanitizer (put tests/search/tsan first in the include
// path): oneTBB's library isn't built for it, so every task that one thread hands to another would look like a race.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tbb {

class task_arena {
 public:
  explicit task_arena(int threads, unsigned = 1) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
  }
  ~task_arena() {
    {
      std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  void enqueue(std::function<void()> task) {
    std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    changed_.notify_one();
  }

 private:
  void serve() {
    for (;;) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return over_ || !tasks_.empty(); });
      if (tasks_.empty()) return;
      std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> tasks_;
  bool over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tbb
