// The launcher's own side of process/launcher.h, a program that is built into hone.
//
// Processes of a program may leave its process group or its session, and when their parent dies they become orphans.
// Since the launcher is a child subreaper, every orphan below it becomes its child. So after the leader has ended,
// the launcher kills the group, and then kills and reaps its children until it has none: each round turns
// grandchildren into children. Usually no child is left after the leader, and the whole costs one kill and one
// waitpid.
//
// All signals stay blocked here and have their default action. So signals sent to hone's process group don't disturb
// the launcher, no handler runs in the vfork child, which shares our memory, and the program starts with default
// signals once the mask is emptied.

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <system_error>

// glibc 2.36 forgot to tell C++ that this one is C.
extern "C" {
#include <sys/pidfd.h>
}

#include "process/exec_setup.h"
#include "process/launcher/fork_server.h"
#include "process/launcher/program_setup.h"
#include "process/launcher/template.h"
#include "process/leftovers.h"
#include "process/mount.h"
#include "process/plan_text.h"
#include "process/remove_tree.h"

namespace hone {

namespace {

constexpr const char* shell = "/bin/sh";

/// Children of this process, which has one thread. Empty as well where the kernel doesn't tell.
std::vector<pid_t> children() {
  std::ifstream list("/proc/thread-self/children");
  std::vector<pid_t> pids;
  for (pid_t pid; list >> pid;) pids.push_back(pid);
  return pids;
}

/// Kills and waits until there is no child but templates.
void killDescendants(ForkServer& server) {
  int fruitless = 0;
  for (;;) {
    pid_t reaped = waitpid(-1, nullptr, WNOHANG);
    if (reaped == 0) {
      bool any = false, spared = false;
      for (pid_t child : children()) {
        const bool spare = server.isTemplate(child);
        spared = spared || spare;
        any |= !spare && ::kill(child, SIGKILL) == 0;
      }
      if (any) {
        reaped = waitpid(-1, nullptr, 0);
        fruitless = 0;
      } else if (spared || ++fruitless == 100) {
        return;  // without a template: a set-user-ID program, which isn't ours to kill
      } else {
        usleep(1000);  // adopted just now
        continue;
      }
    }
    if (reaped == -1) return;
    if (server.isTemplate(reaped)) server.ended(reaped);
  }
}

/// Of the launcher and of all that it has waited for.
double processorSeconds() {
  double seconds = 0;
  for (int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    getrusage(who, &usage);
    for (const timeval& time : {usage.ru_utime, usage.ru_stime})
      seconds += double(time.tv_sec) + double(time.tv_usec) / 1e6;
  }
  return seconds;
}

class RunLoop {
 public:
  RunLoop(const LaunchPlan& plan, const LauncherDescriptors& descriptors)
      : plan_(plan),
        socket_(descriptors.socket),
        in_(descriptors.in),
        out_(descriptors.out),
        err_(descriptors.err),
        direct_(plan.arguments),
        viaShell_({shell, plan.program}),
        directPointers_(pointersTo(direct_)),
        server_(setup_, descriptors.library, descriptors.proxy, plan.root, descriptors.socket) {
    if (!direct_.empty()) viaShell_.insert(viaShell_.end(), direct_.begin() + 1, direct_.end());
    viaShellPointers_ = pointersTo(viaShell_);
    setup_.program = plan.program.c_str();
    setup_.arguments = directPointers_.data();
    setup_.workingDirectory = plan.workingDirectory.c_str();
    setup_.streams = {-1, out_, err_};
    if (plan.memoryBytes) setup_.memory = rlimit{*plan.memoryBytes, *plan.memoryBytes};
  }

  /// Returns when hone has dismissed the launcher or is gone; false if it is gone.
  bool serve() {
    while (!ending_) {
      const char command = nextCommand();
      switch (command) {
        case 'p':
        case 'q':
        case 't':
        case 'w': answer(prepare(command)); break;
        case 'r': answer(runOnce(Start::exec)); break;
        case 'f': answer(runOnce(Start::fork)); break;
        case 'l': answer(runOnce(Start::learn)); break;
        default: break;
      }
    }
    return dismissed_;
  }

 private:
  template <typename Answer>
  void answer(const Answer& answer) {
    ::send(socket_, &answer, sizeof answer, MSG_NOSIGNAL);
  }

  /// 0 where hone is gone. What follows the command is in `rest_`.
  char nextCommand() {
    std::array<char, 1 << 10> packet = {};
    const ssize_t size = recv(socket_, packet.data(), packet.size(), 0);
    const bool gone = size <= 0;
    const char command = packet[0];
    rest_.assign(packet.data() + 1, size_t(std::max<ssize_t>(size, 1)) - 1);
    if (command == 'd') dismissed_ = true;
    if (gone || dismissed_) ending_ = true;
    return command;
  }

  Prepared prepare(char what) {
    Prepared prepared;
    std::string reason;
    if (what == 't') {
      server_.dropLeader();
      server_.setPrograms(rest_);
    } else if (what == 'w') {
      reason = server_.prepareWanted();
    } else {
      TemplateProgram program{plan_.program, plan_.arguments, {}};
      for (char** variable = environ; *variable != nullptr; ++variable) program.environment.emplace_back(*variable);
      const Template* leader = server_.makeLeader(program, what == 'p', rest_, reason);
      prepared.ready = leader != nullptr;
      prepared.seconds = leader != nullptr ? leader->startSeconds() : 0;
    }
    const std::vector<pid_t> known = children();
    if (!server_.keepOnly(known)) {
      prepared.ready = false;
      reason = "can't be told from what a test leaves, since /proc doesn't show children";
    }
    reason.copy(prepared.reason.data(), prepared.reason.size() - 1);
    return prepared;
  }

  Ended runOnce(Start start) {
    const double before = processorSeconds();
    server_.beginRun();
    // Preloading must be possible, and what the user preloads must come first.
    learns_ = start == Start::learn;
    inTree_ = learns_ || (start == Start::fork && server_.leader() == nullptr && !server_.programs().empty());
    inTree_ = inTree_ && server_.isThere() && fitsTree();
    Ended ended = runToEnd(start == Start::fork);
    server_.endRun();
    ended.seconds = processorSeconds() - before;
    ended.forks = server_.forks() + ended.forked;
    ended.forked = ended.forks > 0;
    ended.lost = server_.hasLost();
    ended.wantsMore = server_.wantsMore();
    if (learns_ && inTree_) server_.tellLearned(leader_, ended);
    return ended;
  }

  bool fitsTree() const {
    for (const char* name : {"LD_PRELOAD", "LD_AUDIT", "LD_DEBUG"})
      if (std::getenv(name) != nullptr) return false;
    return whyNotForkable(interpreterOf(plan_.program)).empty();
  }

  Ended runToEnd(bool mayFork) {
    Ended ended;
    ended.forked = mayFork && fork();
    const std::optional<std::error_code> started = ended.forked ? std::error_code() : startUnlessWritten();
    if (!started) {
      killDescendants(server_);
      ended.killed = true;
      ended.waitStatus = SIGKILL;
      return ended;
    }
    std::error_code error = *started;
    if (error == std::errc::executable_format_error && plan_.shellMayRun && setup_.program != shell) {
      setup_.program = shell;
      setup_.arguments = viaShellPointers_.data();
      error = start();
    }
    if (error) {
      killDescendants(server_);  // the child that couldn't exec is to be waited for
      ended.error = error.value();
      return ended;
    }
    FileDescriptor leader(pidfd_open(leader_, 0));
    if (leader) {
      ended.killed = waitForLeader(leader.get());
    } else {
      ended.error = errno;
      ::kill(leader_, SIGKILL);
    }
    // Before the leader is waited for, since until then its number can't belong to another group.
    ::kill(-leader_, SIGKILL);
    rusage usage{};
    wait4(leader_, &ended.waitStatus, 0, &usage);
    ended.peakBytes = static_cast<uint64_t>(usage.ru_maxrss) * 1024;
    killDescendants(server_);
    return ended;
  }

  /// A program that somebody is writing, an editor or another test, can be started a moment later.
  /// nullopt: hone ended the run before.
  std::optional<std::error_code> startUnlessWritten() {
    std::error_code error = start();
    for (int tries = 0; error == std::errc::text_file_busy && tries < 300; ++tries) {
      killDescendants(server_);
      pollfd command{socket_, POLLIN, 0};
      if (poll(&command, 1, 10) > 0 && (nextCommand() == 'k' || ending_)) return std::nullopt;
      error = start();
    }
    return error;
  }

  /// Starts the program by its template. False where that can't be.
  bool fork() {
    Template* const leader = server_.leader();
    if (leader == nullptr) return false;
    const FileDescriptor folder(open(plan_.workingDirectory.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    FileDescriptor input;
    if (plan_.standardInput) input = FileDescriptor(open(plan_.standardInput->c_str(), O_RDONLY | O_CLOEXEC));
    if (!folder || (plan_.standardInput && !input)) return false;
    freshenPipes();
    StartRequest request = {};
    request.diesWithLauncher = 1;
    std::vector<int> passed = {folder.get()};
    const std::array<int, 3> streams = {input ? input.get() : in_, out_, err_};
    for (int stream = 0; stream < 3; ++stream) {
      request.numbers[stream] = stream;
      passed.push_back(streams[size_t(stream)] == -1 ? stream : streams[size_t(stream)]);
    }
    leader_ = leader->isCurrent() ? leader->fork(request, {direct_, nullptr}, passed) : -1;
    if (leader_ > 0) return true;
    server_.dropLeader();
    killDescendants(server_);
    return false;
  }

  /// The pipes are the same for all runs, but a program may have made its end non-blocking.
  void freshenPipes() const {
    if (out_ != -1) fcntl(out_, F_SETFL, 0);
    if (err_ != -1) fcntl(err_, F_SETFL, 0);
  }

  std::error_code start() {
    FileDescriptor input;
    if (plan_.standardInput) {
      input = FileDescriptor(open(plan_.standardInput->c_str(), O_RDONLY | O_CLOEXEC));
      if (!input) return {errno, std::generic_category()};
    }
    freshenPipes();
    ProgramSetup setup = setup_;
    setup.streams = {input ? input.get() : in_, out_, err_};
    std::vector<std::string> variables;
    std::vector<char*> environment;
    if (inTree_) {
      variables = server_.variables(learns_);
      for (char** variable = environ; *variable != nullptr; ++variable) environment.push_back(*variable);
      for (std::string& variable : variables) environment.push_back(variable.data());
      environment.push_back(nullptr);
      setup.environment = environment.data();
    }
    return startProgram(setup, leader_);
  }

  /// Blocks until the leader can be waited for. True where it was killed by command, or since the launcher is to end.
  bool waitForLeader(int leader) {
    std::vector<pollfd> events;
    bool killed = false;
    for (;;) {
      events = {pollfd{leader, POLLIN, 0}, pollfd{killed ? -1 : socket_, POLLIN, 0}};
      if (inTree_) server_.addEvents(events);
      poll(events.data(), events.size(), -1);
      if (events[0].revents != 0) {
        if (inTree_) server_.serve(events, 2);
        return killed;
      }
      if (inTree_) server_.serve(events, 2);
      if (events[1].revents == 0) continue;
      const char command = nextCommand();
      if (command != 'k' && !ending_) continue;
      killed = true;
      ::kill(-leader_, SIGKILL);
      ::kill(leader_, SIGKILL);  // in case it joined another group
    }
  }

  const LaunchPlan& plan_;
  int socket_, in_, out_, err_;
  std::vector<std::string> direct_, viaShell_;
  std::vector<char*> directPointers_, viaShellPointers_;
  ProgramSetup setup_;
  pid_t leader_ = -1;
  ForkServer server_;
  bool inTree_ = false, learns_ = false;  ///< the present run
  std::string rest_;
  bool dismissed_ = false, ending_ = false;
};

/// Closes all descriptors from 3 on but these: a host may have opened others without close-on-exec.
void closeAllBut(std::vector<int> keep) {
  std::sort(keep.begin(), keep.end());
  unsigned next = 3;
  for (int fd : keep) {
    if (fd < int(next)) continue;
    if (unsigned(fd) > next) close_range(next, unsigned(fd) - 1, 0);
    next = unsigned(fd) + 1;
  }
  close_range(next, UINT_MAX, 0);
}

void becomeLauncher(const LaunchPlan& plan) {
  for (int signal = 1; signal < NSIG; ++signal) {
    struct sigaction standard = {};
    standard.sa_handler = SIG_DFL;
    sigaction(signal, &standard, nullptr);
  }
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "hone-launcher");
  // So that one that a program has stopped gets on with cleaning up when hone is gone.
  prctl(PR_SET_PDEATHSIG, SIGCONT);
  // A session without a terminal: Ctrl-C goes to hone alone, and a program that asks for a password fails, not waits.
  setsid();
  markAsLauncher();
  rlimit noCore = {0, 0};
  setrlimit(RLIMIT_CORE, &noCore);
  if (!plan.temporaryDirectory.empty()) setenv("TMPDIR", plan.temporaryDirectory.c_str(), 1);
  if (chdir("/") == -1) _exit(1);
  int nothing = open("/dev/null", O_RDWR);
  if (nothing == -1) _exit(1);
  for (int stream = 0; stream < 3; ++stream) dup2(nothing, stream);
}

std::string contentsOf(int file) {
  std::string text;
  std::array<char, 1 << 12> part;
  for (ssize_t size; (size = read(file, part.data(), part.size())) > 0;) text.append(part.data(), size_t(size));
  return text;
}

/// The connections of the launcher itself are closed by exec.
void closeForPrograms(const LauncherDescriptors& descriptors) {
  for (int fd :
       {descriptors.socket, descriptors.in, descriptors.out, descriptors.err, descriptors.library, descriptors.proxy}) {
    if (fd != -1) fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
}

}  // namespace

}  // namespace hone

/// Started with all signals blocked and the descriptor of its plan. Runs the program as the socket tells it, until hone
/// ends.
int main(int, char** argv) {
  hone::LaunchPlan plan;
  hone::LauncherDescriptors descriptors;
  hone::readPlan(hone::contentsOf(std::atoi(argv[1])), plan, descriptors);
  hone::becomeLauncher(plan);
  hone::closeForPrograms(descriptors);
  std::vector<int> keep = {descriptors.socket, descriptors.in,      descriptors.out,
                           descriptors.err,    descriptors.library, descriptors.proxy};
  keep.insert(keep.end(), plan.keepOpen.begin(), plan.keepOpen.end());
  hone::closeAllBut(std::move(keep));
  if (!plan.root.empty()) hone::holdDirectory(plan.root);
  // In a sandbox, the folder is a mount point from the start. A test must not put another one there.
  const uint64_t mount = hone::mountOf(AT_FDCWD, plan.root);
  const bool dismissed = hone::RunLoop(plan, descriptors).serve();
  const bool removes = !dismissed && !plan.root.empty();
  if (removes && (hone::mountOf(AT_FDCWD, plan.root) == mount || hone::unmountAll(plan.root)))
    hone::removeFolder(plan.root);
}
