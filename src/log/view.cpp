#include "log/view.h"

#include <algorithm>

#include "text/file.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// $1: options of the mounts; $2: the candidate; $3: the input; $4: the folder; then the folders to be seen, --, and
/// the command. Words of the log are arguments only.
constexpr const char* script =
    R"(options=$1 candidate=$2 input=$3 folder=$4 place=$PWD/.view; shift 4; while [ "$1" != -- ]; do )"
    R"(mkdir -p "$place/$#/work" "$place/$#/changes" && mount -t overlay overlay -o )"
    R"("${options}lowerdir=$1,upperdir=$place/$#/changes,workdir=$place/$#/work" "$1" || exit 125; shift; done; shift; )"
    R"(cat "$candidate" > "$input" && cd "$folder" && exec "$@" 2>&1)";
constexpr size_t folderWord = 9;  ///< of the test's command, behind the script and its name

fs::path commonFolder(const fs::path& a, const fs::path& b) {
  fs::path folder = a;
  while (!isBelow(b, folder)) folder = folder.parent_path();
  return folder;
}

}  // namespace

std::optional<std::vector<std::string>> commandInView(const FailingCommand& failing, const fs::path& outside,
                                                      bool isRoot) {
  fs::path folder = failing.call.folder.lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();
  const fs::path& input = failing.inputs.front().file;
  std::vector<fs::path> seen = {commonFolder(folder, input.parent_path())};
  if (!seen.front().has_relative_path()) seen = {folder, input.parent_path()};
  for (const fs::path& each : seen)
    if (!each.has_relative_path() || isBelow(outside, each) || each.string().find_first_of(":,\\") != std::string::npos)
      return std::nullopt;
  std::vector<std::string> argv = {"unshare", isRoot ? "-m" : "-rm", "sh", "-c", script, "sh"};
  argv.insert(argv.end(), {isRoot ? "" : "userxattr,", "@@", input.string(), folder.string()});
  for (const fs::path& each : seen) argv.push_back(each.string());
  argv.emplace_back("--");
  if (!failing.call.environment.empty()) {
    argv.emplace_back("env");
    argv.insert(argv.end(), failing.call.environment.begin(), failing.call.environment.end());
  }
  argv.insert(argv.end(), failing.call.argv.begin(), failing.call.argv.end());
  return argv;
}

std::optional<Invocation> commandBehindView(const std::vector<std::string>& argv) {
  if (argv.size() <= folderWord || argv[4] != script) return std::nullopt;
  const auto end = std::find(argv.begin() + folderWord, argv.end(), "--");
  if (end == argv.end()) return std::nullopt;
  return Invocation{.folder = argv[folderWord], .environment = {}, .argv = {end + 1, argv.end()}, .input = {}};
}

}  // namespace hone
