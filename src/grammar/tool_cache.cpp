#include "grammar/tool_cache.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>

#include "text/hash.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

fs::path cacheRoot() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
    return fs::path(cache) / "hone";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != 0) return fs::path(home) / ".cache" / "hone";
  return fs::temp_directory_path() / fmt::format("hone-cache-{}", getuid());
}

}  // namespace

fs::path cachedFolder(std::string_view kind, std::string_view key, const std::function<void(const fs::path&)>& make) {
  fs::path folder = cacheRoot() / kind / toHex(contentHash(key));
  if (fs::exists(folder)) return folder;
  fs::path scratch = folder;
  scratch += fmt::format(".{}", getpid());
  try {
    fs::create_directories(scratch);
    make(scratch);
    std::error_code lostRace;
    fs::rename(scratch, folder, lostRace);
    if (lostRace) fs::remove_all(scratch);
    return folder;
  } catch (...) {
    std::error_code ignored;
    fs::remove_all(scratch, ignored);
    throw;
  }
}

}  // namespace hone
