#include "process/shortage.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <sstream>
#include <vector>

#include "process/proc_files.h"

namespace hone {

namespace {

/// Further processes of a program aren't examined.
constexpr size_t mostProcesses = 1000;

struct Stat {
  char state = 0;  ///< 0: the thread is gone
  double seconds = 0;
};

Stat readStat(const std::string& folder) {
  const std::string text = procText(folder + "/stat");
  // The name in front may contain blanks and brackets.
  const size_t name = text.rfind(')');
  if (name == std::string::npos) return {};
  std::istringstream fields(text.substr(name + 1));
  Stat stat;
  fields >> stat.state;
  std::string skipped;
  for (int field = 4; field < 14; ++field) fields >> skipped;
  for (int field = 14; field < 18; ++field) {  // user and system time, its own and of children that were waited for
    double ticks = 0;
    fields >> ticks;
    stat.seconds += ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
  }
  return stat;
}

}  // namespace

std::string_view remedyFor(int error) {
  switch (error) {
    case EMFILE: return "lower -j, or raise ulimit -n";
    case ENFILE: return "lower -j, or end other programs: the system has no descriptor left";
    case EAGAIN: return "no process, thread or memory is left: lower -j, or raise ulimit -u and ulimit -v";
    case ENOMEM: return "lower -j, end other programs, or raise ulimit -v and ulimit -d";
    case EFBIG: return "raise ulimit -f";
    case ETXTBSY: return "another program holds it open to write: close it there";
    default: return "";
  }
}

void failToRun(int error, std::string_view what, std::string_view remedy) {
  const std::string_view ofLimit = remedyFor(error);
  const std::string message = fmt::format("{}: {}; {}", what, std::strerror(error), ofLimit.empty() ? remedy : ofLimit);
  if (error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE) throw Shortage(message);
  throw UserError(message);
}

ProcessorUse useBelow(pid_t ancestor) {
  ProcessorUse use;
  std::vector<pid_t> rest = {ancestor};
  while (!rest.empty() && use.processes < mostProcesses) {
    const pid_t process = rest.back();
    rest.pop_back();
    const std::string folder = "/proc/" + std::to_string(process);
    const Stat whole = readStat(folder);
    if (whole.state == 0) continue;
    const bool below = process != ancestor;
    if (below) {
      ++use.processes;
      use.seconds += whole.seconds;
    }
    for (const std::string& number : procNumbers(folder + "/task")) {
      const std::string thread = folder + "/task/" + number;
      const char state = readStat(thread).state;
      use.runnable = use.runnable || (below && state == 'R');
      use.blocked = use.blocked || (below && state == 'D');
      std::istringstream children(procText(thread + "/children"));
      for (pid_t child; children >> child;) rest.push_back(child);
    }
  }
  return use;
}

uint64_t killsForMemory() {
  std::istringstream file(procText("/proc/vmstat"));
  std::string name;
  for (uint64_t count; file >> name >> count;) {
    if (name == "oom_kill") return count;
  }
  return 0;
}

}  // namespace hone
