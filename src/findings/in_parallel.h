// A loop over independent pieces of work that each take long, such as a reduction with workers of its own.
#pragma once

#include <cstddef>
#include <functional>

namespace hone {

/// Calls `work` with 0, 1, ... up to `count`, from up to `threads` threads. Rethrows the first exception.
void inParallel(size_t count, size_t threads, const std::function<void(size_t)>& work);

}  // namespace hone
