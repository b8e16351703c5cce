// Finds the command that failed, its input and its failure by what the user has: a log, a crash script, a build.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "log/failing_command.h"

namespace hone {

/// The command that failed, by what `--from` names: a log, `-`, a crash script of clang, a report of gcc, or a folder
/// with compile_commands.json, which may say only that it is one of several; `inputs`: the source then. `typed`: the
/// command behind `--`; without a log hone runs it and reads its output. Runs nothing else. Throws UserError.
std::vector<FailingCommand> failingCommandsFrom(const std::string& source, const std::vector<std::string>& typed,
                                                const std::vector<std::filesystem::path>& inputs);

/// For people, in lines: the command, its folder, its input and the failure.
std::string descriptionOf(const FailingCommand& failing, const std::string& source);

/// The same of several commands, of which one may fail; each in a line.
std::string listOf(const std::vector<FailingCommand>& commands);

/// The file system.
LogFiles filesThere();

}  // namespace hone
