// Caches the results of programs that hone runs on a user's grammar. Each result is a folder in the user's cache, named
// by a hash of the programs' inputs.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hone {

/// The folder `kind`/hash of `key`; nullopt if it doesn't exist yet. Throws UserError if another user may have made
/// it.
std::optional<std::filesystem::path> keptFolder(std::string_view kind, std::string_view key);

/// The same, but if it doesn't exist, `make` fills an empty folder, which is then renamed, so that two simultaneous
/// runs don't disturb each other. If `make` throws, nothing is kept.
std::filesystem::path cachedFolder(std::string_view kind, std::string_view key,
                                   const std::function<void(const std::filesystem::path&)>& make);

}  // namespace hone
