// Checks the numbers that options accept. A message says which numbers are valid, not the limits of a machine type.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "text/any_amount.h"

namespace hone {

/// A whole number from `least` to `most`. The message leaves `most` out if it is one of the bounds above.
CLI::Validator wholeNumber(int64_t least, int64_t most = anyCount);

/// A finite number from `least` to `most`.
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
