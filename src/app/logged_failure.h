// Finds the command that failed, its input and its failure by what the user has: a log, a crash script, a build.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "log/failing_command.h"

namespace hone {

struct LoggedCommands {
  std::vector<FailingCommand> first;   ///< the likeliest one; several if nothing says which of them
  std::vector<FailingCommand> others;  ///< that come next, if the first one doesn't fail here, the likeliest first
};

/// The commands that may have failed, by what `--from` names: a log, `-`, a crash script of clang, a report of gcc, or
/// a folder with compile_commands.json; `inputs`: the source then. `typed`: the command behind `--`; without a log hone
/// runs it and reads its output. Runs nothing else. Throws UserError.
LoggedCommands failingCommandsFrom(const std::string& source, const std::vector<std::string>& typed,
                                   const std::vector<std::filesystem::path>& inputs);

/// For people, in lines: the command, its folder, its input and the failure.
std::string descriptionOf(const FailingCommand& failing, const std::string& source);

/// The same of several commands, of which one may fail; each in a line.
std::string listOf(const std::vector<FailingCommand>& commands);

/// The file system.
LogFiles filesThere();

}  // namespace hone
