#include "process/leftovers.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string_view>

#include "process/proc_files.h"
#include "text/file_descriptor.h"

// glibc 2.36 forgot to tell C++ that this one is C.
extern "C" {
#include <sys/pidfd.h>
}

namespace hone {
namespace {

namespace fs = std::filesystem;

// A mark holds the launcher's process id and the low digits of its start time, since ids are reused.
constexpr uint64_t signature = uint64_t(0x1e57) << 48;
constexpr uint64_t signatureBits = uint64_t(0xffff) << 48;
constexpr int startBits = 26, processBits = 22;

/// nullopt if the process is gone or a zombie.
std::optional<uint64_t> startTimeOf(pid_t process) {
  const std::string text = procText("/proc/" + std::to_string(process) + "/stat");
  size_t at = text.rfind(')');
  if (at == std::string::npos || text.substr(at, 3) == ") Z") return std::nullopt;
  for (int field = 3; field <= 22 && at != std::string::npos; ++field) at = text.find(' ', at + 1);
  uint64_t start = 0;
  if (at == std::string::npos) return std::nullopt;
  std::from_chars(text.data() + at + 1, text.data() + text.size(), start);
  return start;
}

std::optional<uint64_t> markOf(pid_t launcher) {
  const std::optional<uint64_t> start = startTimeOf(launcher);
  if (!start) return std::nullopt;
  return signature | (*start & ((uint64_t(1) << startBits) - 1)) << processBits | uint64_t(launcher);
}

/// 0 if the process has none.
uint64_t markOn(const std::string& process) {
  std::istringstream limits(procText(process + "/limits"));
  constexpr std::string_view name = "Max file locks";
  for (std::string line; std::getline(limits, line);) {
    if (!line.starts_with(name)) continue;
    const size_t at = line.find_first_not_of(' ', name.size());
    uint64_t mark = 0;
    if (at != std::string::npos) std::from_chars(line.data() + at, line.data() + line.size(), mark);
    return (mark & signatureBits) == signature ? mark : 0;
  }
  return 0;
}

bool isLeftover(const std::string& process) {
  struct stat state;
  if (stat(process.c_str(), &state) == -1 || state.st_uid != geteuid()) return false;
  const uint64_t mark = markOn(process);
  if (mark == 0) return false;
  // In another namespace the id names another process.
  std::error_code error;
  const fs::path space = fs::read_symlink(process + "/ns/pid", error);
  if (error || space != fs::read_symlink("/proc/self/ns/pid", error)) return false;
  return markOf(pid_t(mark & ((uint64_t(1) << processBits) - 1))) != mark;
}

bool endAll() {
  bool any = false;
  for (const std::string& number : procNumbers("/proc")) {
    const std::string folder = "/proc/" + number;
    if (!isLeftover(folder)) continue;
    const pid_t process = std::stoi(number);
    const FileDescriptor descriptor(pidfd_open(process, 0));
    // Checks again, since the id may belong to another process by now.
    if (!descriptor || !isLeftover(folder) || !startTimeOf(process)) continue;
    any = pidfd_send_signal(descriptor.get(), SIGKILL, nullptr, 0) == 0 || any;
  }
  return any;
}

}  // namespace

void markAsLauncher() {
  const std::optional<uint64_t> mark = markOf(getpid());
  if (!mark) return;
  // For an ordinary user this fails below another hone's launcher. Then that launcher's mark stays, and it cleans up.
  const rlimit limit = {rlim_t(*mark), rlim_t(*mark)};
  setrlimit(RLIMIT_LOCKS, &limit);
}

void endLeftovers() {
  // They may fork during the search.
  for (int round = 0; round < 10 && endAll(); ++round) {
  }
}

void holdDirectory(const std::string& directory) {
  FileDescriptor held(open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (held && flock(held.get(), LOCK_SH) == 0) held.release();
}

}  // namespace hone
