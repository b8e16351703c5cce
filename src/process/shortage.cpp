// A program that is cut off either hung or was starved. The clock doesn't tell which, and neither does the load of the
// whole machine, since our share of it may be limited. But a program that hangs does one of two things. It waits for
// something other than the processor; then none of its threads is runnable. Or it computes; then it had the processor
// all the time. So a program that has a runnable thread when it is cut off, but has used clearly less processor time
// than has passed, was starved. This needs a look at the processes below the launcher, only at a time-out.
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

/// A program with a processor for itself gets nearly all of the time; one that got a smaller share was starved.
constexpr double shareOfOneServed = 0.75;

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
      use.waiting = use.waiting || (below && (state == 'R' || state == 'D'));
      std::istringstream children(procText(thread + "/children"));
      for (pid_t child; children >> child;) rest.push_back(child);
    }
  }
  return use;
}

bool wasStarved(const ProcessorUse& before, const ProcessorUse& now, double seconds) {
  // It was not even started, or the kernel doesn't tell; then an unneeded repetition is the lesser evil.
  if (now.processes == 0) return true;
  return now.waiting && now.seconds - before.seconds < shareOfOneServed * seconds;
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
