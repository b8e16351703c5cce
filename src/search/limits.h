// Makes the limits of a run from the user's options, and reports tests that timed out.
#pragma once

#include <optional>
#include <string>

#include "search/scheduler.h"

namespace hone {

/// `wanted`, or the number of cores if that is 0.
int jobsFor(int wanted);

/// `maxSeconds` counts from `start`.
Limits limitsFrom(std::optional<uint64_t> maxTests, std::optional<double> maxSeconds,
                  std::chrono::steady_clock::time_point start);

/// ", 3 timed out", to follow a number of tests; empty if none did.
std::string timeOutsOf(const SearchStats& stats);

/// Advice for the user if more than a tenth of the tests were cut off after `limitSeconds`, so that the limit decides
/// what the search finds; else empty.
std::string adviceOnTimeOuts(const SearchStats& stats, double limitSeconds);

}  // namespace hone
