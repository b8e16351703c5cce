#include "grammar/tool_cache.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "process/remove_tree.h"
#include "text/cache_folder.h"
#include "text/hash.h"
#include "text/own_folder.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

std::optional<fs::path> keptFolder(std::string_view kind, std::string_view key) {
  fs::path folder = ownCacheFolder(kind) / toHex(contentHash(key));
  std::error_code error;
  if (!fs::exists(fs::symlink_status(folder, error))) return std::nullopt;
  useOwnFolder(folder);
  return folder;
}

fs::path cachedFolder(std::string_view kind, std::string_view key,
                      const std::function<void(const WorkDirectory&)>& make) {
  if (std::optional<fs::path> kept = keptFolder(kind, key)) return *kept;
  // Not made in the cache, where a killed run would leave it.
  const WorkDirectory scratch;
  make(scratch);
  const fs::path folder = ownCacheFolder(kind) / toHex(contentHash(key));
  std::string name = folder.string() + ".XXXXXX";
  if (mkdtemp(name.data()) == nullptr)
    throw UserError(fmt::format("can't create the folder {}: {}", name, std::strerror(errno)));
  std::error_code error, lostRace;
  fs::copy(scratch.work(), name, fs::copy_options::recursive, error);
  if (!error) fs::rename(name, folder, lostRace);
  if (error || lostRace) removeTree(name);
  if (error) throw UserError(fmt::format("can't write to the folder {}: {}", folder.string(), error.message()));
  return folder;
}

}  // namespace hone
