#include "text/cache_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

namespace hone {

namespace fs = std::filesystem;

fs::path cacheFolder() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
    return fs::path(cache) / "hone";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != 0) return fs::path(home) / ".cache" / "hone";
  return fs::temp_directory_path() / fmt::format("hone-cache-{}", getuid());
}

}  // namespace hone
