#include "text/own_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "text/file_descriptor.h"
#include "text/user_error.h"

namespace hone {

namespace fs = std::filesystem;

void useOwnFolder(const fs::path& wanted) {
  // With a trailing slash, lstat would follow a link.
  const fs::path folder = wanted.has_filename() ? wanted : wanted.parent_path();
  auto fail = [&](std::string_view reason) {
    throw UserError(fmt::format("can't use {}: {}", folder.string(), reason));
  };
  fs::path made;
  int whyNotMade = ENOENT;  // the first reason is the true one
  for (const fs::path& part : folder)
    if (mkdir((made /= part).c_str(), S_IRWXU) != 0 && errno != EEXIST && whyNotMade == ENOENT) whyNotMade = errno;
  struct stat link;
  if (lstat(folder.c_str(), &link) == 0 && S_ISLNK(link.st_mode))
    fail("it is a symbolic link, which hone doesn't follow here");
  const FileDescriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  struct stat state;
  if (!opened && errno == ENOENT) fail(std::strerror(whyNotMade));
  if (!opened || fstat(opened.get(), &state) != 0) fail(std::strerror(errno));
  if (state.st_uid != geteuid()) fail("it belongs to another user");
  if ((state.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    fail(fmt::format("other users may write to it, so don't trust what it holds: remove it, or chmod go-w {}",
                     folder.string()));
}

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
