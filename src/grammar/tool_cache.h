// Where results of programs that hone runs on a user's grammar are kept: folders in the user's cache, named by a hash
// of what they were made from.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace hone {

/// The folder `kind`/hash of `key`. Where it isn't there yet, `make` fills an empty one, which is then moved in place
/// whole, so that two runs at once don't disturb each other; if `make` throws, nothing is kept.
std::filesystem::path cachedFolder(std::string_view kind, std::string_view key,
                                   const std::function<void(const std::filesystem::path&)>& make);

}  // namespace hone
