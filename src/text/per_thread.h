// Per-thread state in an object that many threads use: caches and scratch space.
#pragma once

#include <memory>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <unordered_map>

namespace hone {

/// A thread that has ended leaves its T to the next one with the same id.
template <typename T>
class PerThread {
 public:
  /// The calling thread's own, which `make` makes as a std::unique_ptr<T> when the thread first asks. Good as long as
  /// this object. Some 30 ns.
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
