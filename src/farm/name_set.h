// A set of names that several runs share. Thread-safe.
#pragma once

#include <mutex>
#include <set>
#include <string>

namespace hone {

class NameSet {
 public:
  /// False if the name was there.
  bool insert(const std::string& name) {
    std::lock_guard lock(mutex_);
    return names_.insert(name).second;
  }
  std::set<std::string> all() const {
    std::lock_guard lock(mutex_);
    return names_;
  }

 private:
  mutable std::mutex mutex_;
  std::set<std::string> names_;
};

}  // namespace hone
