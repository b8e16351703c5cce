#include "process/launcher/surroundings.h"

#include <linux/ioprio.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <sstream>
#include <string>

#include "process/proc_files.h"

namespace hone {
namespace {

constexpr std::array sameInStatus = {"Uid:",    "Gid:",    "Groups:",  "CapInh:",     "CapPrm:",      "CapEff:",
                                     "CapBnd:", "CapAmb:", "Seccomp:", "NoNewPrivs:", "Cpus_allowed:"};
constexpr std::array sameLinks = {"ns/mnt", "ns/pid", "ns/net", "ns/user", "ns/ipc", "ns/uts", "ns/cgroup", "root"};

std::map<std::string, std::string> statusOf(const std::string& folder) {
  std::map<std::string, std::string> values;
  std::istringstream status(procText(folder + "/status"));
  for (std::string line; std::getline(status, line);) {
    if (line.empty()) continue;
    const size_t colon = std::min(line.find(':'), line.size() - 1);
    values[line.substr(0, colon + 1)] = line.substr(std::min(line.find_first_not_of(" \t", colon + 1), line.size()));
  }
  return values;
}

std::string linkTo(const std::string& path) {
  std::string target(256, '\0');
  const ssize_t size = readlink(path.c_str(), target.data(), target.size());
  target.resize(size_t(std::max<ssize_t>(size, 0)));
  return target;
}

/// glibc has no function for it.
long ioPriority(pid_t process) { return syscall(SYS_ioprio_get, IOPRIO_WHO_PROCESS, process); }

uint64_t number(const std::string& text, int base) {
  uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value, base);
  return value;
}

}  // namespace

bool canStandFor(pid_t process, pid_t standing, StartRequest& request) {
  const std::string folder = "/proc/" + std::to_string(process), other = "/proc/" + std::to_string(standing);
  std::map<std::string, std::string> values = statusOf(folder), others = statusOf(other);
  if (values.empty() || others.empty()) return false;
  for (const char* name : sameInStatus)
    if (values[name] != others[name]) return false;
  for (const char* link : sameLinks)
    if (linkTo(folder + "/" + link) != linkTo(other + "/" + link)) return false;
  for (const char* file : {"/personality", "/oom_score_adj"})
    if (procText(folder + file) != procText(other + file)) return false;
  if (ioPriority(process) != ioPriority(standing)) return false;
  if (getsid(process) != getsid(standing) || sched_getscheduler(process) != sched_getscheduler(standing)) return false;
  for (int i = 0; i < startLimits; ++i) {
    rlimit limit = {}, ofOther = {};
    const auto resource = static_cast<__rlimit_resource>(i);
    if (prlimit(process, resource, nullptr, &limit) == -1 || prlimit(standing, resource, nullptr, &ofOther) == -1)
      return false;
    // They are in force from the start on.
    const bool early = i == RLIMIT_AS || i == RLIMIT_DATA || i == RLIMIT_STACK || i == RLIMIT_MEMLOCK;
    if (early && (limit.rlim_cur != ofOther.rlim_cur || limit.rlim_max != ofOther.rlim_max)) return false;
    request.limits[i][0] = limit.rlim_cur;
    request.limits[i][1] = limit.rlim_max;
  }
  request.hasAttributes = 1;
  request.group = getpgid(process);
  request.niceness = getpriority(PRIO_PROCESS, id_t(process));
  request.umask = uint32_t(number(values["Umask:"], 8));
  request.ignoredSignals = number(values["SigIgn:"], 16);
  return request.group > 0;
}

}  // namespace hone
