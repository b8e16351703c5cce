// A value that is computed on first use, by the thread that uses it first.
#pragma once

#include <mutex>
#include <optional>

namespace hone {

template <typename T>
class Lazy {
 public:
  /// Calls `make` once; other threads wait for it. Thread-safe.
  template <typename Make>
  const T& get(Make make) const {
    std::call_once(once_, [&] { value_.emplace(make()); });
    return *value_;
  }

 private:
  mutable std::once_flag once_;
  mutable std::optional<T> value_;
};

}  // namespace hone
