// Reads files that name a command which may have failed: of build tools, and of compilers that crashed.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "log/failing_command.h"
#include "log/invocation.h"

namespace hone {

/// The commands that may have failed, of compile_commands.json: there CMake, Meson and Bear say how each source of a
/// project is compiled. `source`: the one that compiles it; if it is empty, those whose output isn't there, or else
/// all. Throws UserError if there is none.
std::vector<FailingCommand> compileCommands(std::string_view text, const std::filesystem::path& file,
                                            const std::filesystem::path& source, const LogFiles& files);

/// The commands that show a crash of clang, by the script that it writes beside the preprocessed source (x-a77989.sh
/// and x-a77989.cpp). The best comes first: that of the driver, which is short, then that of its front end. Empty if
/// the text is no such script. `folder`: that of the script.
std::vector<Invocation> crashScriptCommands(std::string_view text, const std::filesystem::path& folder);

/// The crash of gcc that the file reports. gcc writes such a file itself: "Preprocessed source stored into
/// /tmp/ccXXXX.out file". nullopt if `text`, the file's, is no such report.
std::optional<FailingCommand> storedReport(std::string_view text, const std::filesystem::path& file);

}  // namespace hone
