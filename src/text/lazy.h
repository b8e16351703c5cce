// A value that is computed on first use, by whichever thread uses it first.
#pragma once

#include <mutex>
#include <optional>

namespace hone {

template <typename T>
class Lazy {
 public:
  /// `make` is called once; the others wait for it.
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
