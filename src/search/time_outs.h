// Reports tests that timed out. If there are many, the time limit decides what the search finds.
#pragma once

#include <string>

#include "search/scheduler.h"

namespace hone {

/// ", 3 timed out", to follow a number of tests; empty if none did.
std::string timeOutsOf(const SearchStats& stats);

/// Advice for the user if more than a tenth of the tests were cut off after `limitSeconds`; else empty.
std::string adviceOnTimeOuts(const SearchStats& stats, double limitSeconds);

}  // namespace hone
