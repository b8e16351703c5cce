// Checks the numbers that options accept. An error says what the user has to give, not the limits of a machine type.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace hone {

/// Beyond all that makes sense, and far from where arithmetic on times, sizes and counts overflows.
constexpr int64_t anyCount = 1'000'000'000'000;
constexpr double anySeconds = 1e9;
constexpr int64_t anyMegabytes = int64_t(1) << 32;

/// From `least` to `most`, which the message leaves out where it is one of the bounds above.
CLI::Validator wholeNumber(int64_t least, int64_t most = anyCount);

/// From `least` to `most`, neither infinite nor "not a number".
CLI::Validator number(double least, double most);

/// Seconds above zero.
CLI::Validator positiveSeconds();
/// Seconds, zero included.
CLI::Validator seconds();
CLI::Validator megabytes();
/// Of a generator of random numbers: any that fits.
CLI::Validator seedNumber();
/// Any finite number.
CLI::Validator anyNumber();

}  // namespace hone
