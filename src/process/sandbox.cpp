#include "process/sandbox.h"

#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "process/launcher.h"
#include "process/program.h"
#include "process/work_directory.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// Where users keep their files, where other tests have their folders, and where sockets of services are.
std::vector<std::string> hiddenFolders() {
  std::vector<std::string> folders = {"/home", "/root", "/run", "/tmp", "/var/tmp", placeForWork(0)};
  for (const char* variable : {"HOME", "TMPDIR"})
    if (const char* value = std::getenv(variable)) folders.emplace_back(value);
  // Nothing can be mounted onto a link.
  for (std::string& folder : folders) {
    std::error_code error;
    if (const fs::path real = fs::canonical(folder, error); !error) folder = real.string();
  }
  // The new /dev has an empty one.
  std::erase_if(folders, [](const std::string& folder) {
    std::error_code error;
    return folder.starts_with("/dev/") || !fs::path(folder).is_absolute() || folder == "/" ||
           !fs::is_directory(folder, error);
  });
  return folders;
}

/// Others can be read anyway, and may be symbolic links, onto which nothing can be mounted.
bool isHidden(const std::string& file, const std::vector<std::string>& folders) {
  return file.starts_with("/dev/") ||
         std::ranges::any_of(folders, [&](const std::string& folder) { return file.starts_with(folder + "/"); });
}

}  // namespace

std::vector<std::string> sandboxCommand(const Sandbox& sandbox, const std::string& root) {
  const std::string program = programInPath("bwrap");
  if (program.empty())
    throw UserError(
        "bwrap isn't installed, which keeps tests from the rest of the machine: apt install bubblewrap, "
        "or give --sandbox none");
  std::vector<std::string> line = {program, "--unshare-pid", "--unshare-ipc", "--as-pid-1", "--ro-bind", "/",
                                   "/",     "--dev",         "/dev",          "--proc",     "/proc"};
  // Root could take the mounts away again.
  line.insert(line.end(), {"--cap-drop", "ALL"});
  if (!sandbox.network) line.emplace_back("--unshare-net");
  const std::vector<std::string> folders = hiddenFolders();
  for (const std::string& folder : folders) line.insert(line.end(), {"--tmpfs", folder});
  for (const std::string& file : sandbox.readable)
    if (isHidden(file, folders)) line.insert(line.end(), {"--ro-bind", file, file});
  for (const std::string& file : sandbox.hidden) line.insert(line.end(), {"--ro-bind", "/dev/null", file});
  if (!root.empty()) line.insert(line.end(), {"--bind", root, root});
  line.emplace_back("--");
  return line;
}

void checkSandbox(const Sandbox& sandbox) {
  const WorkDirectory directory;
  LaunchPlan plan;
  plan.program = programInPath("true");
  plan.arguments = {"true"};
  plan.root = directory.root();
  plan.workingDirectory = directory.work();
  plan.sandbox = std::make_shared<const Sandbox>(sandbox);
  Launcher launcher(plan);
  launcher.run();
  const std::optional<Ended> ended = launcher.receive();
  if (ended && ended->error == 0 && ended->waitStatus == 0) return;
  throw UserError(
      "bwrap can't make a sandbox here (containers and some systems forbid it; try bwrap --ro-bind / / true): give "
      "--sandbox none if the tests may use this machine as its user can");
}

}  // namespace hone
