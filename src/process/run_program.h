// Runs a program to its end: a compiler, the ANTLR tool, a script. It gets no input.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hone {

struct ProgramRun {
  int status;          ///< as a shell gives it: the exit status, or 128 and the number of the signal
  std::string output;  ///< standard output and standard error; each line ends with a line break
};

/// Runs the program of this path in `folder`. Throws UserError where it can't be started.
ProgramRun runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const std::filesystem::path& folder);

/// The same, but both outputs go to a file, which is replaced. Doesn't wait for processes that outlive the program and
/// hold the file open. Returns the status.
int runProgram(const std::string& program, const std::vector<std::string>& arguments,
               const std::filesystem::path& folder, const std::filesystem::path& output);

}  // namespace hone
