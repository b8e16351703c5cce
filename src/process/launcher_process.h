// The launcher's own side of process/launcher.h.
#pragma once

#include "process/launcher.h"

namespace hone {

struct LauncherDescriptors {
  int socket;
  int in;   ///< reading end of the pipe from hone; -1 where there is none
  int out;  ///< writing ends of the pipes to hone; -1 for /dev/null
  int err;
};

/// What the launcher process does from its fork to its end: runs the program as the socket tells it, until hone closes
/// it. To be called with all signals blocked. An exception must not get out, for the stack below is a copy of hone's.
[[noreturn]] void runPrograms(const LaunchPlan& plan, const LauncherDescriptors& descriptors) noexcept;

}  // namespace hone
