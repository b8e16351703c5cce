// A pointer to a state machine that is cloned when its owner is copied.
#pragma once

#include <memory>
#include <utility>

namespace hone {

/// Owns an object of a class with `clone`, or nothing. A copy owns a clone, so the owner needs no user-defined copy
/// constructor.
template <typename T>
class Cloned {
 public:
  Cloned() = default;
  Cloned(std::nullptr_t) {}
  Cloned(std::unique_ptr<T> object) : object_(std::move(object)) {}
  Cloned(const Cloned& other) : object_(other.object_ ? other.object_->clone() : nullptr) {}
  Cloned(Cloned&&) noexcept = default;
  Cloned& operator=(Cloned other) noexcept {
    object_ = std::move(other.object_);
    return *this;
  }
  ~Cloned() = default;

  explicit operator bool() const { return object_ != nullptr; }
  T* operator->() { return object_.get(); }
  const T* operator->() const { return object_.get(); }
  T& operator*() { return *object_; }
  const T& operator*() const { return *object_; }

 private:
  std::unique_ptr<T> object_;
};

}  // namespace hone
