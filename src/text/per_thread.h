// Per-thread state in an object that many threads use: caches and scratch space.
#pragma once

#include <memory>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <unordered_map>

namespace hone {

/// Thread-safe. When a thread has ended, the next thread with the same id gets its T.
template <typename T>
class PerThread {
 public:
  /// The calling thread's T. At the thread's first call, `make` makes it, as a std::unique_ptr<T>. Valid as long as
  /// this object. About 30 ns.
  template <typename Make>
  T& local(Make make) const {
    const std::thread::id self = std::this_thread::get_id();
    {
      std::shared_lock lock(mutex_);
      if (auto found = all_.find(self); found != all_.end()) return *found->second;
    }
    std::unique_ptr<T> made = make();
    std::lock_guard lock(mutex_);
    return *all_.emplace(self, std::move(made)).first->second;
  }

 private:
  mutable std::shared_mutex mutex_;
  mutable std::unordered_map<std::thread::id, std::unique_ptr<T>> all_;
};

}  // namespace hone
