// Makes the limits of a run from the user's options. The default is all cores and no limit.
#pragma once

#include <optional>

#include "search/scheduler.h"

namespace hone {

/// `wanted`, or the number of cores if that is 0.
int jobsFor(int wanted);

/// `maxSeconds` counts from `start`.
Limits limitsFrom(std::optional<uint64_t> maxTests, std::optional<double> maxSeconds,
                  std::chrono::steady_clock::time_point start);

}  // namespace hone
