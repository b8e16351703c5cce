#include "process/left_behind.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <utility>

#include "text/user_error.h"

namespace hone {
namespace {

// The folders of workers go with these, at the end of a run, when nobody is left to tell the user.
std::mutex reportsMutex;
std::vector<std::string> reports;

}  // namespace

void clearAway(const std::string& path) {
  const std::vector<Staying> staying = removeTree(path);
  if (staying.empty()) return;
  for (int number = 0;; ++number) {
    const std::string name = fmt::format("{}.left{}", path, number);
    if (renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) == 0) return;
    if (errno != EEXIST)
      throw UserError(fmt::format("can't remove {}, which a test has left ({}): let the test remove it",
                                  staying.front().path, staying.front().reason));
  }
}

void removeOrReport(const std::string& folder) {
  const std::vector<Staying> staying = removeTree(folder);
  if (staying.empty()) return;
  const Staying& first = staying.front();
  const std::lock_guard lock(reportsMutex);
  reports.push_back(fmt::format("{} stays, because a test has left {} there ({}): remove it by hand", folder,
                                first.path == folder ? "something" : first.path.substr(folder.size() + 1),
                                first.reason));
}

std::vector<std::string> takeReportsOfLeftBehind() {
  const std::lock_guard lock(reportsMutex);
  return std::exchange(reports, {});
}

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder(const fs::path& parent, std::string_view name, std::string_view remedy) {
  std::string path = fs::absolute(parent / fmt::format("{}XXXXXX", name)).string();
  if (mkdtemp(path.data()) == nullptr)
    throw UserError(fmt::format("can't write to the folder {}: {}; {}", parent.string(), std::strerror(errno), remedy));
  path_ = path;
  chmod(path_.c_str(), S_IRWXU);  // whatever the umask
}

ScratchFolder::~ScratchFolder() { removeOrReport(path_); }

}  // namespace hone
