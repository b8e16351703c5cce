// Turns every exception that reaches `main` into one line and an exit status.
#pragma once

#include <functional>

namespace hone {

/// Runs the program and returns its exit status. An exception becomes one line on standard error and status 2, after
/// all that it has passed on its way has been cleaned up; so does output that nobody could be given.
int withBoundary(const std::function<int()>& program) noexcept;

}  // namespace hone
