// Runs a program to its end: a compiler, the ANTLR tool, a script. It gets no input.
//
// It runs below a launcher (process/launcher.h), as a test does: nothing that it starts outlives it, nor hone.
#pragma once

#include <string>
#include <vector>

#include "process/cancellation.h"
#include "process/time_limit.h"
#include "process/work_directory.h"

namespace hone {

struct ProgramRun {
  int status = 0;      ///< as a shell reports it: the exit status, or 128 + the signal number
  std::string output;  ///< the first megabyte of standard output and standard error
  bool timedOut = false;
};

/// What a message says of a program that has failed: the first line that it wrote, or else how it ended.
std::string reasonOf(const ProgramRun& failed);

/// When a program is ended early.
struct RunLimits {
  double seconds = noLimit;
  const Cancellation* cancellation = nullptr;
};

/// Runs the program at this path in `directory.work()`. If hone dies meanwhile, the directory is removed. Throws
/// UserError if the program can't be started, and Cancelled.
ProgramRun runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const WorkDirectory& directory, const RunLimits& limits = {});

}  // namespace hone
