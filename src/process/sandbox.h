// Runs launchers in a sandbox, with bubblewrap: everything is read-only but the launcher's own folder, other folders of
// users and of tests are empty, there is no network, and no process outside can be seen.
//
// The launcher is the first process of its own PID namespace, so its programs can neither stop nor kill it. A sandbox
// takes 16 ms to start, which is why there is one for a launcher and not for each run.
#pragma once

#include <string>
#include <vector>

namespace hone {

struct Sandbox {
  bool network = false;               ///< the network of the machine can be used
  std::vector<std::string> readable;  ///< files and folders that can be read even where others are hidden
  std::vector<std::string> hidden;    ///< files that can't be read
};

/// The beginning of the command line of a program in the sandbox; `root`, which it may write to, is not hidden. Throws
/// UserError if bubblewrap isn't installed.
std::vector<std::string> sandboxCommand(const Sandbox& sandbox, const std::string& root);

/// Throws UserError if this machine can't run programs in the sandbox.
void checkSandbox(const Sandbox& sandbox);

}  // namespace hone
