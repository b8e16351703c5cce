// Runs a program to its end: a compiler, the ANTLR tool, a script. It gets no input.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hone {

struct ProgramRun {
  int status;          ///< as a shell reports it: the exit status, or 128 + the signal number
  std::string output;  ///< standard output and standard error; each line ends with a line break
};

/// Runs the program at this path, with `folder` as its working directory. Throws UserError if it can't be started.
ProgramRun runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const std::filesystem::path& folder);

/// The same, but both outputs replace the content of a file. Doesn't wait for processes that outlive the program and
/// keep the file open. Returns the status.
int runProgram(const std::string& program, const std::vector<std::string>& arguments,
               const std::filesystem::path& folder, const std::filesystem::path& output);

}  // namespace hone
