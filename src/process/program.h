// Finds the file of a program.
#pragma once

#include <string>
#include <string_view>

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

}  // namespace hone
