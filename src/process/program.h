// Finds the file of a program.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// One that was found to be runnable.
struct Program {
  std::string path;         ///< absolute
  std::string argv0;        ///< the path, or the bare name where it was found through PATH
  bool shellMayRun = true;  ///< false for a binary: a file that the kernel can't execute isn't a script without "#!"
};

/// The full path of the program of this name; empty where PATH has none.
std::string programInPath(const std::string& name);

/// The file of this path, relative to the current directory. Throws UserError, whose text calls it `what` ("command"),
/// where it doesn't exist, isn't executable, or its "#!" line names no program.
Program programAt(std::string_view what, const std::string& path);

/// As above; a name without a slash is looked for through PATH.
Program findProgram(std::string_view what, const std::string& name);

}  // namespace hone
