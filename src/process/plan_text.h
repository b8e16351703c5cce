// How a launcher that was started by exec learns its plan: from a file of texts that end with zeros. Not from its
// arguments, for who looks for the processes of a program (`pkill -f`) doesn't mean its launchers.
#pragma once

#include <string>
#include <string_view>

#include "process/launcher.h"

namespace hone {

/// The launcher's ends of its connections to hone. -1: there is none.
struct LauncherDescriptors {
  int socket = -1;
  int in = -1;   ///< reading end of the pipe from hone
  int out = -1;  ///< writing ends of the pipes to hone
  int err = -1;
  int library = -1;  ///< the files of process/start/
  int proxy = -1;
};

std::string planText(const LaunchPlan& plan, const LauncherDescriptors& descriptors);

/// The reverse.
void readPlan(std::string_view text, LaunchPlan& plan, LauncherDescriptors& descriptors);

}  // namespace hone
