// The bounds of numbers from users.
#pragma once

#include <cstdint>

namespace hone {

/// Greater than any sensible value, yet so small that arithmetic on times, sizes and counts doesn't overflow.
constexpr int64_t anyCount = 1'000'000'000'000;
constexpr double anySeconds = 1e9;
constexpr int64_t anyMegabytes = int64_t(1) << 32;

}  // namespace hone
