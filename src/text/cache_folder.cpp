#include "text/cache_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

#include "text/own_folder.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

namespace {

fs::path cacheOfDesktop() {
  const char* cache = std::getenv("XDG_CACHE_HOME");
  return cache != nullptr && *cache == '/' ? cache : "";
}

fs::path home() {
  const char* home = std::getenv("HOME");
  return home == nullptr ? "" : home;
}

/// A home that doesn't exist isn't hone's to make: it may be on a disk that isn't mounted yet.
bool isThere(const fs::path& folder) {
  std::error_code none;
  return fs::is_directory(folder, none);
}

}  // namespace

fs::path cacheFolder() {
  if (const fs::path cache = cacheOfDesktop(); !cache.empty()) return cache / "hone";
  if (isThere(home())) return home() / ".cache" / "hone";
  std::error_code none;
  const fs::path temporary = fs::temp_directory_path(none);
  return (none ? "/tmp" : temporary) / fmt::format("hone-cache-{}", geteuid());
}

std::string noteOnCacheFolder() {
  if (!cacheOfDesktop().empty() || home().empty() || isThere(home())) return "";
  return fmt::format("the home folder {} doesn't exist, so hone keeps its cache in {}", home().string(),
                     cacheFolder().string());
}

fs::path ownCacheFolder(std::string_view name) {
  const fs::path cache = cacheFolder(), folder = cache / name;
  try {
    useOwnFolder(cache);
    useOwnFolder(folder);
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}; or set XDG_CACHE_HOME to a folder of your own", error.what()));
  }
  return folder;
}

}  // namespace hone
