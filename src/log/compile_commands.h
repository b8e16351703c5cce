// Reads compile_commands.json, in which CMake, Meson and Bear say how each source of a project is compiled.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "log/failing_command.h"

namespace hone {

/// The commands that may have failed. `source`: the one that compiles it; if it is empty, those whose output isn't
/// there, or else all. Throws UserError if there is none.
std::vector<FailingCommand> compileCommands(std::string_view text, const std::filesystem::path& file,
                                            const std::filesystem::path& source, const LogFiles& files);

}  // namespace hone
