// Which files a command opens, by strace.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// The command below strace, which writes to `trace` what the command and all that it starts open.
std::vector<std::string> tracedCommand(const std::vector<std::string>& argv, const std::filesystem::path& trace);

/// The files and folders of such a trace, each once: in the order in which they were opened first.
std::vector<std::filesystem::path> openedFiles(std::string_view trace);

}  // namespace hone
