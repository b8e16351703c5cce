// An oracle that is a function of the test.
#pragma once

#include <functional>
#include <string_view>

#include "oracle/callable_test.h"
#include "repair/oracle.h"

namespace hone {

/// Calls `run` with an oracle whose answers are those of `accepts`; returns how many texts were tested. `accepts` is
/// called by so many threads at once, and a language is for one at a time.
inline uint64_t judged(const std::function<bool(std::string_view)>& accepts, const std::function<void(Oracle&)>& run,
                       Limits limits = {}, int jobs = 2) {
  CallableTest test([&](std::string_view text) { return accepts(text) ? Verdict::fail : Verdict::pass; });
  Scheduler scheduler(test, jobs, limits, nullptr);
  Oracle oracle(scheduler);
  run(oracle);
  return scheduler.stats().tests;
}

}  // namespace hone
