// Random numbers that are the same on every platform. The standard library specifies its generators exactly, but not
// its distributions, so this file has its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>

namespace hone {

class Random {
 public:
  explicit Random(uint64_t seed) : generator_(seed) {}

  /// 0 <= result < bound, all equally likely; `bound` > 0.
  uint64_t below(uint64_t bound) {
    // The largest multiple of `bound` that fits: numbers above it would make small results likelier.
    const uint64_t limit = UINT64_MAX - UINT64_MAX % bound;  // NOLINT(clang-analyzer-core.DivideZero)
    uint64_t drawn = generator_();
    while (drawn >= limit) drawn = generator_();
    return drawn % bound;
  }

  /// True in `times` of `outOf` cases.
  bool chance(uint64_t times, uint64_t outOf) { return below(outOf) < times; }

  template <typename Container>
  auto& pick(Container& from) {
    return from[static_cast<size_t>(below(from.size()))];
  }

  /// Permutes the elements; all orders are equally likely (Fisher-Yates).
  template <typename Container>
  void shuffle(Container& all) {
    for (size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[static_cast<size_t>(below(i))]);
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace hone
