// Reads the file that gcc writes after a crash of its own: "Preprocessed source stored into /tmp/ccXXXX.out file".
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "log/failing_command.h"

namespace hone {

/// The crash that the text, of this file, reports. nullopt if it is no such file.
std::optional<FailingCommand> storedReport(std::string_view text, const std::filesystem::path& file);

}  // namespace hone
