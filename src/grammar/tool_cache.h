// Caches the results of programs that hone runs on a user's grammar, in folders of the user's cache that are named by a
// hash of the programs' inputs.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hone {

/// The folder `kind`/hash of `key`; nullopt where it isn't there yet. Throws UserError where somebody else may have
/// put it there.
std::optional<std::filesystem::path> keptFolder(std::string_view kind, std::string_view key);

/// The same; where it isn't there, `make` fills an empty one, which is then moved in place whole, so that two runs at
/// once don't disturb each other. If `make` throws, nothing is kept.
std::filesystem::path cachedFolder(std::string_view kind, std::string_view key,
                                   const std::function<void(const std::filesystem::path&)>& make);

}  // namespace hone
