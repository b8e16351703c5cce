// Caches the results of programs that hone runs on a user's grammar. Each result is a folder in the user's cache, named
// by a hash of the programs' inputs.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

#include "process/work_directory.h"

namespace hone {

/// The folder `kind`/hash of `key`; nullopt if it doesn't exist yet. Throws UserError if another user may have made
/// it.
std::optional<std::filesystem::path> keptFolder(std::string_view kind, std::string_view key);

/// The same, but if it doesn't exist, `make` fills the working directory, whose files then appear there all at once, so
/// that two simultaneous runs don't disturb each other. If `make` throws, nothing is kept.
std::filesystem::path cachedFolder(std::string_view kind, std::string_view key,
                                   const std::function<void(const WorkDirectory&)>& make);

}  // namespace hone
