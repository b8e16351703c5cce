#include "text/cache_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

#include "text/own_folder.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

fs::path cacheFolder() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
    return fs::path(cache) / "hone";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != 0) return fs::path(home) / ".cache" / "hone";
  std::error_code none;
  const fs::path temporary = fs::temp_directory_path(none);
  return (none ? "/tmp" : temporary) / fmt::format("hone-cache-{}", geteuid());
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
