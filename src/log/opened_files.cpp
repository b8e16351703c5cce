#include "log/opened_files.h"

#include <re2/re2.h>

#include <set>

namespace hone {

namespace fs = std::filesystem;

std::vector<std::string> tracedCommand(const std::vector<std::string>& argv, const fs::path& trace) {
  // -y: the path behind each descriptor that is returned, whatever folder the name was relative to. ?open: there is no
  // such call on some machines.
  std::vector<std::string> traced = {
      "strace", "-f",          "-y", "-z",          "-qq", "--seccomp-bpf", "-e", "trace=?open,openat,?openat2",
      "-e",     "signal=none", "-o", trace.string()};
  traced.insert(traced.end(), argv.begin(), argv.end());
  return traced;
}

std::vector<fs::path> openedFiles(std::string_view trace) {
  static const RE2 opened(R"((?m) = \d+<(/[^>\n]+)>$)");
  std::vector<fs::path> files;
  std::set<std::string> seen;
  re2::StringPiece rest(trace.data(), trace.size());
  for (std::string path; RE2::FindAndConsume(&rest, opened, &path);)
    if (seen.insert(path).second) files.emplace_back(path);
  return files;
}

}  // namespace hone
