// Turns every exception that reaches `main` into one line and an exit status.
#pragma once

#include <functional>

namespace hone {

/// Runs the program and returns its exit status. An exception becomes one line on standard error and status 2, after
/// stack unwinding; so does a failure to write standard output.
int withBoundary(const std::function<int()>& program) noexcept;

}  // namespace hone
