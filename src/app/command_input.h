// The test's command as a part of the input: its arguments, and variables of its environment, are a file of the project
// (text/command_text.h), so that they are reduced with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"

namespace hone {

/// The options of a run whose input also holds the command. An input that is one file becomes a project of this file,
/// and the result is the file again. `variables`: names of variables of hone's environment that may go, too; those that
/// `env NAME=VALUE` before the program sets are always among them. `@file` among the arguments is replaced by the
/// arguments in the file. Throws UserError.
RunOptions commandRun(RunOptions run, const std::vector<std::string>& variables);

/// The command that is left.
struct LeftCommand {
  std::string line;                    ///< for a shell, with variables before it
  std::vector<std::string> variables;  ///< NAME=VALUE
  size_t arguments = 0;
};

/// `file`: what stands for the candidate, if it is one file; those of a project are named by their paths in its folder,
/// which itself is called `.`.
LeftCommand leftCommand(const CommandSpec& spec, std::string_view archive, const std::string& file);

}  // namespace hone
