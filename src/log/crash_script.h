// Reads the script that clang writes beside a preprocessed source after a crash (x-a77989.sh and x-a77989.cpp).
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "log/invocation.h"

namespace hone {

/// The commands that show the crash, the best first: that of the driver, which is short, and that of its front end.
/// Empty if the text is no such script. `folder`: that of the script.
std::vector<Invocation> crashScriptCommands(std::string_view text, const std::filesystem::path& folder);

}  // namespace hone
