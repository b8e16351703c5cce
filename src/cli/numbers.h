// Checks the numbers that options accept. A message says which numbers are valid, not the limits of a machine type.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace hone {

/// Greater than any sensible value, yet so small that arithmetic on times, sizes and counts doesn't overflow.
constexpr int64_t anyCount = 1'000'000'000'000;
constexpr double anySeconds = 1e9;
constexpr int64_t anyMegabytes = int64_t(1) << 32;

/// From `least` to `most`. The message leaves `most` out if it is one of the bounds above.
CLI::Validator wholeNumber(int64_t least, int64_t most = anyCount);

/// From `least` to `most`, finite.
CLI::Validator number(double least, double most);

/// Seconds above zero.
CLI::Validator positiveSeconds();
/// Seconds, zero included.
CLI::Validator seconds();
CLI::Validator megabytes();
/// The seed of a random number generator.
CLI::Validator seedNumber();
/// Any finite number.
CLI::Validator anyNumber();

}  // namespace hone
