#include "process/left_behind.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>

#include <cerrno>
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

}  // namespace hone
