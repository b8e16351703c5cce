// Finds the file of a program, and runs it to its end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "process/cancellation.h"
#include "process/time_limit.h"
#include "process/work_directory.h"

namespace hone {

/// A program that exists and is executable.
struct Program {
  std::string path;         ///< absolute
  std::string argv0;        ///< the path, or the bare name if it was found through PATH
  bool shellMayRun = true;  ///< false for a binary file, which can't be a script without "#!"
};

/// The full path of the program of this name; empty if PATH has none.
std::string programInPath(const std::string& name);

/// The program at this path, relative to the current directory. Throws UserError if it doesn't exist, isn't executable,
/// or its "#!" line names no program; the message calls it `what` ("command").
Program programAt(std::string_view what, const std::string& path);

/// The same, but a name without a slash is searched in PATH.
Program findProgram(std::string_view what, const std::string& name);

// A program that hone runs itself: a compiler, the ANTLR tool, a script. It gets no input. It runs below a launcher
// (process/launcher.h), as a test does: nothing that it starts outlives it, nor hone.

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
