// Stops long computations. The owner of the computation has a StopSource and passes its token on. The computation
// checks the token after a number of units of work. If a stop was requested, it throws Cancelled, which unwinds to the
// owner. Work is counted, never timed, so a token that doesn't stop changes no result.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace hone {

/// Thrown when work ends because a stop was requested. It isn't an error, so it isn't a std::exception: only the code
/// that requested the stop catches it.
struct Cancelled {};

class StopToken {
 public:
  /// Never stops.
  StopToken() = default;

  /// Thread-safe. Costs about as much as reading the clock.
  bool stopRequested() const {
    return state_ && (state_->requested.load(std::memory_order_relaxed) ||
                      (state_->deadline && std::chrono::steady_clock::now() >= *state_->deadline));
  }
  /// Throws Cancelled if a stop was requested.
  void check() const {
    if (stopRequested()) throw Cancelled();
  }

 private:
  friend class StopSource;
  struct State {
    std::atomic<bool> requested = false;
    std::optional<std::chrono::steady_clock::time_point> deadline;
  };
  explicit StopToken(std::shared_ptr<const State> state) : state_(std::move(state)) {}

  std::shared_ptr<const State> state_;
};

class StopSource {
 public:
  /// Stops by itself at the deadline, if there is one.
  explicit StopSource(std::optional<std::chrono::steady_clock::time_point> deadline = std::nullopt)
      : state_(std::make_shared<StopToken::State>()) {
    state_->deadline = deadline;
  }

  /// Thread-safe.
  void requestStop() { state_->requested = true; }
  StopToken token() const { return StopToken(state_); }

 private:
  std::shared_ptr<StopToken::State> state_;
};

/// Counts units of work, each between about 10 ns and 10 us, and checks the token every `unitsALook` units.
class WorkMeter {
 public:
  explicit WorkMeter(StopToken stop) : stop_(std::move(stop)) {}

  /// Throws Cancelled.
  void spend(uint64_t units = 1) {
    spent_ += units;
    if (spent_ < nextLook_) return;
    nextLook_ = spent_ + unitsALook;
    stop_.check();
  }
  /// All units so far, to compare with a budget.
  uint64_t spent() const { return spent_; }

 private:
  static constexpr uint64_t unitsALook = 1024;

  StopToken stop_;
  uint64_t spent_ = 0;
  uint64_t nextLook_ = unitsALook;
};

}  // namespace hone
