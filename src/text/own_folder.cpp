#include "text/own_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
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

}  // namespace hone
