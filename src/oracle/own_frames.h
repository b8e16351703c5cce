// Which frames of a stack are the program's own? Those of libraries, of a sanitizer's runtime and of functions that
// only report a failure are in every such stack, and say nothing of the bug.
#pragma once

#include <vector>

#include "oracle/stack_trace.h"

namespace hone {

/// The frames of the program itself, in their order. `innermostFirst` stacks only. O(frames).
std::vector<Frame> ownFrames(const Stack& innermostFirst);

}  // namespace hone
