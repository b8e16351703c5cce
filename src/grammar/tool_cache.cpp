#include "grammar/tool_cache.h"

#include <fmt/format.h>
#include <unistd.h>

#include "text/cache_folder.h"
#include "text/hash.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

}  // namespace

fs::path cachedFolder(std::string_view kind, std::string_view key, const std::function<void(const fs::path&)>& make) {
  fs::path folder = cacheFolder() / kind / toHex(contentHash(key));
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
