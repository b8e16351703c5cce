#include "process/launcher/fork_server.h"

#include <fcntl.h>
#include <linux/ioprio.h>
#include <sched.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <map>
#include <random>
#include <sstream>
#include <utility>

#include "process/proc_files.h"
#include "process/start/protocol.h"

// glibc 2.36 forgot to tell C++ that this one is C.
extern "C" {
#include <sys/pidfd.h>
}

namespace hone {
namespace {

// What a process has that a fork of a template can't be given: where it differs, the program is started by exec.

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

/// True if a child of the template can stand for the process. Then its attributes are in `request`.
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

/// A fork for a proxy costs about as much as the start of a program of 1 ms.
constexpr double leastSeconds = 0.002;
constexpr size_t mostTemplates = 8, mostProxies = 100, mostReports = 2000;

/// Shells change them at each start, and nothing that may be done before main depends on them.
constexpr std::array shellsVariables = {"_=", "PWD=", "OLDPWD=", "SHLVL="};

bool isSameStart(const TemplateProgram& one, const TemplateProgram& other) {
  if (one.path != other.path || one.arguments.front() != other.arguments.front()) return false;
  const auto rest = [](std::vector<std::string> variables) {
    std::erase_if(variables, [](const std::string& variable) {
      return std::ranges::any_of(shellsVariables, [&](const char* start) { return variable.starts_with(start); });
    });
    return variables;
  };
  return rest(one.environment) == rest(other.environment);
}

FileDescriptor socketNamed(int type, const std::string& name) {
  FileDescriptor made(socket(AF_UNIX, type | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  name.copy(address.sun_path + 1, sizeof address.sun_path - 1);  // not the name of a file
  const auto size = socklen_t(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  if (made && bind(made.get(), reinterpret_cast<const sockaddr*>(&address), size) == -1) made.close();
  return made;
}

bool isOurs(int socket, pid_t* process) {
  ucred peer = {};
  socklen_t size = sizeof peer;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == -1 || peer.uid != geteuid()) return false;
  *process = peer.pid;
  return peer.pid > 0;
}

enum class Tracing : uint8_t { traced, needless, impossible };

/// A child of the launcher needs no tracing: nobody else waits for it.
Tracing trace(pid_t process) {
  siginfo_t nothing = {};
  if (waitid(P_PID, id_t(process), &nothing, WEXITED | WNOHANG | WNOWAIT) == 0) return Tracing::needless;
  return ptrace(PTRACE_SEIZE, process, nullptr, nullptr) == 0 ? Tracing::traced : Tracing::impossible;
}

/// Lets a traced process go on untraced. Where it has ended, its parent hears of that now.
void letGo(pid_t process) {
  int status = 0;
  ptrace(PTRACE_INTERRUPT, process, nullptr, nullptr);
  if (waitpid(process, &status, __WALL) != process || !WIFSTOPPED(status)) return;
  ptrace(PTRACE_DETACH, process, nullptr, status >> 16 == 0 ? long(WSTOPSIG(status)) : 0L);
}

std::string pathOf(int fd) { return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(fd); }

}  // namespace

ForkServer::ForkServer(const ProgramSetup& setup, int library, int proxy, std::string ownFolder, int commands)
    : setup_(setup),
      ownFolder_(std::move(ownFolder)),
      commands_(commands),
      libraryPath_(pathOf(library)),
      proxyPath_(pathOf(proxy)) {
  std::random_device random;
  name_ = "hone-" + std::to_string(getpid()) + "-" + std::to_string(random()) + std::to_string(random());
  listening_ = socketNamed(SOCK_SEQPACKET, name_);
  if (listening_) listen(listening_.get(), SOMAXCONN);
  reports_ = socketNamed(SOCK_DGRAM, name_ + "l");
  sigset_t ofChildren;
  sigemptyset(&ofChildren);
  sigaddset(&ofChildren, SIGCHLD);  // blocked, as all are in the launcher
  stops_ = FileDescriptor(signalfd(-1, &ofChildren, SFD_CLOEXEC | SFD_NONBLOCK));
}

std::vector<std::string> ForkServer::variables(bool learn) const {
  return {"LD_PRELOAD=" + libraryPath_,
          HONE_TREE_VARIABLE + std::string(learn ? "l" : "f") + "|" + proxyPath_ + "|" + name_ + "|" + programs_ + "|"};
}

Template* ForkServer::makeLeader(const TemplateProgram& program, bool unknown, const std::string& input,
                                 std::string& reason) {
  leader_ = nullptr;
  leader_ = Template::start(program, setup_, {}, observer(unknown, input), reason);
  return leader_.get();
}

std::string ForkServer::prepareWanted() {
  std::string reason;
  for (TemplateProgram& program : std::exchange(wanted_, {})) {
    std::unique_ptr<Template> made = Template::start(program, setup_, variables(false), observer(true), reason);
    entries_.push_back({std::move(program), std::move(made)});
  }
  return reason;
}

void ForkServer::beginRun() {
  learned_.clear();
  forks_ = 0;
  lost_ = false;
}

void ForkServer::tellLearned(pid_t leader, Ended& ended) const {
  struct Starts {
    int count = 0;
    double seconds = 0;
  };
  std::map<std::string, Starts> programs;
  for (const StartReport& report : learned_) {
    const double seconds = double(report.nanoseconds) / 1e9;
    if (report.process == leader && ended.leaderSeconds == 0) {  // the first one; others follow by exec
      ended.leaderSeconds = seconds;
      continue;
    }
    Starts& starts = programs[report.path];
    ++starts.count;
    starts.seconds += seconds;
  }
  std::string list;
  for (const auto& [path, starts] : programs) {
    struct stat state;
    if (starts.seconds / starts.count < leastSeconds || stat(path.c_str(), &state) == -1) continue;
    list += std::to_string(state.st_dev) + ":" + std::to_string(state.st_ino) + ",";
    ended.startSeconds += starts.seconds;
  }
  if (list.size() < ended.programs.size()) list.copy(ended.programs.data(), list.size());
}

void ForkServer::addEvents(std::vector<pollfd>& events) const {
  events.push_back({listening_.get(), POLLIN, 0});
  events.push_back({reports_.get(), POLLIN, 0});
  events.push_back({stops_.get(), POLLIN, 0});
  for (const Proxy& proxy : proxies_) {
    events.push_back({proxy.socket.get(), POLLIN, 0});
    events.push_back({proxy.childEnds.get(), POLLIN, 0});
  }
}

void ForkServer::serve(const std::vector<pollfd>& events, size_t first) {
  const size_t count = proxies_.size();
  for (size_t i = count; i-- > 0;) {
    const size_t at = first + 3 + 2 * i;
    Proxy& proxy = proxies_[i];
    bool stays = true;
    if (events[at + 1].revents != 0) {
      int32_t status = 0;
      wait4(proxy.child, &status, 0, nullptr);
      if (proxy.process != -1) letGo(proxy.process);
      ::send(proxy.socket.get(), &status, sizeof status, MSG_NOSIGNAL);
      stays = false;
    } else if (events[at].revents != 0) {
      stays = hear(proxy);
    }
    if (!stays) proxies_.erase(proxies_.begin() + ptrdiff_t(i));
  }
  if (events[first].revents != 0) accept();
  if (events[first + 1].revents != 0) hearStart();
  if (events[first + 2].revents != 0) hearStops();
}

void ForkServer::hearStops() {
  signalfd_siginfo drained;
  while (read(stops_.get(), &drained, sizeof drained) > 0) {
  }
  for (const Proxy& proxy : proxies_) {
    siginfo_t stop = {};
    if (proxy.process == -1 || waitid(P_PID, id_t(proxy.process), &stop, WSTOPPED | WNOHANG | __WALL) == -1 ||
        stop.si_pid != proxy.process)
      continue;
    // A proxy blocks all signals that can be blocked.
    const bool isEvent = stop.si_status >> 8 == PTRACE_EVENT_STOP, stops = (stop.si_status & 0xff) == SIGSTOP;
    if (!isEvent && stops) ::kill(proxy.child, SIGSTOP);
    if (isEvent && stops)
      ptrace(PTRACE_LISTEN, proxy.process, nullptr, nullptr);
    else
      ptrace(PTRACE_CONT, proxy.process, nullptr, isEvent ? 0L : long(stop.si_status & 0xff));
  }
}

void ForkServer::accept() {
  FileDescriptor socket(accept4(listening_.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (!socket || proxies_.size() == mostProxies) return;
  proxies_.emplace_back();
  proxies_.back().socket = std::move(socket);
}

void ForkServer::hearStart() {
  StartReport report;
  while (recv(reports_.get(), &report, sizeof report, MSG_DONTWAIT) == ssize_t(sizeof report)) {
    report.path[sizeof report.path - 1] = 0;
    if (learned_.size() < mostReports) learned_.push_back(report);
  }
}

void ForkServer::endForkOf(const Proxy& proxy) {
  ::kill(proxy.child, SIGKILL);
  wait4(proxy.child, nullptr, 0, nullptr);
  if (proxy.process != -1) letGo(proxy.process);
}

bool ForkServer::hear(Proxy& proxy) {
  if (proxy.child == -1) {
    const int32_t answer = startFor(proxy) ? 1 : 0;
    const bool heard = ::send(proxy.socket.get(), &answer, sizeof answer, MSG_NOSIGNAL) > 0;
    if (answer == 1 && !heard) endForkOf(proxy);
    return answer == 1 && heard;
  }
  int32_t signal = 0;
  const ssize_t size = recv(proxy.socket.get(), &signal, sizeof signal, MSG_DONTWAIT);
  if (size == -1 && errno == EAGAIN) return true;
  if (size > 0)
    ::kill(proxy.child, signal);
  else
    endForkOf(proxy);
  return size > 0;
}

bool ForkServer::startFor(Proxy& proxy) {
  packet_.resize(startPacketBytes);
  DescriptorMessage message(packet_.data(), packet_.size());
  const ssize_t size = recvmsg(proxy.socket.get(), &message.header, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  std::vector<FileDescriptor> passed;
  if (const cmsghdr* header = CMSG_FIRSTHDR(&message.header);
      size > 0 && header != nullptr && header->cmsg_type == SCM_RIGHTS) {
    const size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < count; ++i) {
      int fd;
      std::memcpy(&fd, CMSG_DATA(header) + i * sizeof fd, sizeof fd);
      passed.emplace_back(fd);
    }
  }
  pid_t process = -1;
  if (size <= ssize_t(sizeof(ExecRequest)) || (message.header.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0 ||
      !isOurs(proxy.socket.get(), &process))
    return false;
  ExecRequest asked;
  std::memcpy(&asked, packet_.data(), sizeof asked);
  if (asked.descriptors < 0 || asked.descriptors > startMostDescriptors ||
      passed.size() != size_t(asked.descriptors) + 1 ||
      (asked.descriptors > 0 && asked.numbers[asked.descriptors - 1] >= startControlDescriptor))
    return false;
  std::string_view texts(packet_.data() + sizeof asked, size_t(size) - sizeof asked);
  const auto next = [&] {
    const size_t end = std::min(texts.find('\0'), texts.size());
    std::string text(texts.substr(0, end));
    texts.remove_prefix(std::min(end + 1, texts.size()));
    return text;
  };
  TemplateProgram program{next(), {}, {}};
  for (int i = 0; i < asked.arguments; ++i) program.arguments.push_back(next());
  for (int i = 0; i < asked.variables; ++i) program.environment.push_back(next());
  if (program.arguments.empty() || !program.path.starts_with('/')) return false;

  const auto entry =
      std::ranges::find_if(entries_, [&](const Entry& one) { return isSameStart(one.program, program); });
  if (entry == entries_.end()) {
    if (entries_.size() + wanted_.size() < mostTemplates &&
        std::ranges::none_of(wanted_, [&](const TemplateProgram& one) { return isSameStart(one, program); }))
      wanted_.push_back(std::move(program));
    return false;
  }
  StartRequest request = {};
  if (!entry->ready || !entry->ready->isCurrent() || !canStandFor(process, entry->ready->process(), request))
    return false;
  request.blockedSignals = asked.blockedSignals;
  std::copy(std::begin(asked.numbers), std::end(asked.numbers), std::begin(request.numbers));
  std::vector<int> numbers;
  for (const FileDescriptor& fd : passed) numbers.push_back(fd.get());
  const Tracing tracing = trace(process);
  if (tracing == Tracing::impossible) return false;
  const pid_t child = entry->ready->fork(request, {program.arguments, &program.environment}, numbers);
  if (child > 0) proxy.childEnds = FileDescriptor(pidfd_open(child, 0));
  if (proxy.childEnds) {
    ++forks_;
    proxy.child = child;
    if (tracing == Tracing::traced) proxy.process = process;
    return true;
  }
  if (child > 0)
    ::kill(child, SIGKILL);
  else
    entry->ready = nullptr;
  lost_ = lost_ || child >= 0;
  if (tracing == Tracing::traced) letGo(process);
  return false;
}

bool ForkServer::keepOnly(const std::vector<pid_t>& children) {
  const auto isShown = [&](const std::unique_ptr<Template>& one) {
    return !one || std::ranges::find(children, one->process()) != children.end();
  };
  if (isShown(leader_) && std::ranges::all_of(entries_, isShown, &Entry::ready)) return true;
  leader_ = nullptr;
  for (Entry& entry : entries_) entry.ready = nullptr;
  return false;
}

void ForkServer::endRun() { proxies_.clear(); }

bool ForkServer::isTemplate(pid_t process) const {
  return (leader_ && leader_->process() == process) || std::ranges::any_of(entries_, [&](const Entry& entry) {
           return entry.ready && entry.ready->process() == process;
         });
}

void ForkServer::ended(pid_t process) {
  const auto drop = [&](std::unique_ptr<Template>& one) {
    if (!one || one->process() != process) return;
    one->ended();
    one = nullptr;
  };
  drop(leader_);
  for (Entry& entry : entries_) drop(entry.ready);
}

}  // namespace hone
