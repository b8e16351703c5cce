#include "process/launcher.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <span>
#include <system_error>
#include <utility>

#include "process/exec_setup.h"
#include "process/leftovers.h"
#include "process/memory_file.h"
#include "process/plan_text.h"
#include "process/shortage.h"
#include "process/time_limit.h"
#include "text/user_error.h"

extern "C" const char hone_launcher_program[], hone_launcher_program_end[];
extern "C" const char hone_start_library[], hone_start_library_end[];
extern "C" const char hone_start_proxy[], hone_start_proxy_end[];

namespace hone {

namespace {

[[noreturn]] void fail(const char* call) {
  const int error = errno;
  if (access("/proc/self/fd", F_OK) == -1)
    throw UserError(
        "/proc doesn't show this process, and hone needs that to start tests and to end what they leave running: mount "
        "-t proc proc /proc");
  failToRun(error, fmt::format("no process to run programs in: {}", call),
            "the container or sandbox around hone may forbid it");
}

struct Pipe {
  FileDescriptor read, write;
};

Pipe makePipe() {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) == -1) fail("pipe2");
  return {aboveStandardStreams(FileDescriptor(ends[0])), aboveStandardStreams(FileDescriptor(ends[1]))};
}

/// Without it the programs would write to hone's own streams, and into a file in its place they would write for ever.
void checkNullDevice() {
  constexpr std::string_view remedy = "make it anew as root: rm -f /dev/null; mknod -m 666 /dev/null c 1 3";
  struct stat state;
  const FileDescriptor null(open("/dev/null", O_RDWR | O_CLOEXEC));
  const int error = errno;
  if (stat("/dev/null", &state) != 0)
    throw UserError(fmt::format("/dev/null, which takes what tests print: {}; {}", std::strerror(errno), remedy));
  if (!S_ISCHR(state.st_mode) && (null || error == EISDIR))
    throw UserError(
        fmt::format("/dev/null is no device any more, so what tests print would be kept there; {}", remedy));
  if (null) return;
  failToRun(error, "can't open /dev/null to read and write", "it takes what tests print: chmod 666 /dev/null");
}

const MemoryFile& launcherProgram() {
  static const MemoryFile program = MemoryFile::sealed(
      "hone-launcher", {hone_launcher_program, size_t(hone_launcher_program_end - hone_launcher_program)});
  return program;
}

const MemoryFile& startLibrary() {
  static const MemoryFile library =
      MemoryFile::sealed("hone-start", {hone_start_library, size_t(hone_start_library_end - hone_start_library)});
  return library;
}

const MemoryFile& startProxy() {
  static const MemoryFile proxy =
      MemoryFile::sealed("hone-proxy", {hone_start_proxy, size_t(hone_start_proxy_end - hone_start_proxy)});
  return proxy;
}

/// What Boost.Process is to do for the launcher beside vfork and exec.
struct LauncherSetup : ExecSetup {
  std::span<const int> descriptors;

  /// Runs in the child, which shares our memory: system calls only.
  template <typename Executor>
  void on_exec_setup(Executor&) const {
    for (int fd : descriptors) fcntl(fd, F_SETFD, 0);
  }
};

pid_t startLauncher(const LaunchPlan& plan, const LauncherDescriptors& connections) {
  const MemoryFile planFile("hone-plan", planText(plan, connections));
  std::vector<int> descriptors = {planFile.fd(),   connections.socket,  connections.in,   connections.out,
                                  connections.err, connections.library, connections.proxy};
  descriptors.insert(descriptors.end(), plan.keepOpen.begin(), plan.keepOpen.end());
  std::vector<std::string> words = {"hone-launcher", std::to_string(planFile.fd())};
  std::string program = launcherProgram().path();
  if (plan.sandbox) {
    words.front() = program;
    const std::vector<std::string> wrapper = sandboxCommand(*plan.sandbox, plan.root);
    words.insert(words.begin(), wrapper.begin(), wrapper.end());
    program = words.front();
    descriptors.push_back(launcherProgram().fd());
  }
  std::vector<char*> arguments = pointersTo(words);
  LauncherSetup setup;
  setup.program = program.c_str();
  setup.arguments = arguments.data();
  setup.descriptors = descriptors;

  // No handler of hone may run in the child, which never unblocks them, nor in the launcher.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  std::error_code error;
  boost::process::child child(setup, boost::process::posix::use_vfork, error);
  child.detach();
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (error) {
    if (child.id() > 0) waitpid(child.id(), nullptr, 0);
    errno = error.value();
    fail("start");
  }
  return child.id();
}

}  // namespace

Launcher::Launcher(const LaunchPlan& plan) {
  checkNullDevice();
  std::array<int, 2> ends;
  // Packets, so that commands and answers keep their bounds.
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == -1) fail("socketpair");
  const FileDescriptor theirSocket = aboveStandardStreams(FileDescriptor(ends[1]));
  socket_ = FileDescriptor(ends[0]);
  Pipe in, out, err;
  if (plan.converse) in = makePipe();
  if (plan.captureOut) out = makePipe();
  if (plan.captureErr) err = makePipe();
  const int theirErr = plan.joinErr ? out.write.get() : err.write.get();
  process_ = startLauncher(
      plan, {theirSocket.get(), in.read.get(), out.write.get(), theirErr, startLibrary().fd(), startProxy().fd()});
  in_ = std::move(in.write);
  inRead_ = std::move(in.read);
  out_ = std::move(out.read);
  err_ = std::move(err.read);
  for (int pipe : {in_.get(), out_.get(), err_.get()}) {
    if (pipe != -1) fcntl(pipe, F_SETFL, O_NONBLOCK);
  }
}

Launcher::~Launcher() {
  send("d");
  socket_.close();
  ::kill(process_, SIGCONT);
  int status = 0;
  while (waitpid(process_, &status, WUNTRACED) == -1 ? errno == EINTR : WIFSTOPPED(status)) {
    if (WIFSTOPPED(status)) ::kill(process_, SIGKILL);
  }
  if (WIFSIGNALED(status)) endLeftovers();
}

void Launcher::run(Start start) {
  killing_ = false;
  send(start == Start::fork ? "f" : start == Start::learn ? "l" : "r");
}

void Launcher::prepare(bool known, const std::string& input) {
  killing_ = false;
  send((known ? "q" : "p") + input);
}

void Launcher::forkInTree(const std::string& programs) {
  killing_ = false;
  send("t" + programs);
}

void Launcher::prepareMore() {
  killing_ = false;
  send("w");
}

void Launcher::kill() {
  killing_ = true;
  send("k");
  ::kill(process_, SIGCONT);
}

void Launcher::continueIfStopped() {
  siginfo_t change = {};
  if (waitid(P_PID, id_t(process_), &change, WSTOPPED | WNOHANG) == 0 && change.si_pid != 0)
    ::kill(process_, killing_ ? SIGKILL : SIGCONT);
}

void Launcher::send(std::string_view command) {
  // An error means that the launcher is gone, of which `receive` tells.
  while (::send(socket_.get(), command.data(), command.size(), MSG_NOSIGNAL) == -1 && errno == EINTR) {
  }
}

void Launcher::say(std::string_view text) {
  while (!text.empty()) {
    ssize_t size = write(in_.get(), text.data(), text.size());
    if (size == -1 && errno != EINTR) fail("write to the program");
    if (size > 0) text.remove_prefix(size_t(size));
  }
}

void Launcher::forgetSaid() {
  int unread = 0;
  while (ioctl(inRead_.get(), FIONREAD, &unread) == 0 && unread > 0) {
    std::array<char, 4096> buffer;
    if (read(inRead_.get(), buffer.data(), std::min(buffer.size(), size_t(unread))) == -1 && errno != EINTR) return;
  }
}

bool Launcher::receive(void* answer, size_t bytes) {
  std::array<pollfd, 1> events = {pollfd{socket_.get(), POLLIN, 0}};
  while (pollFor(events, secondsToLook) <= 0) continueIfStopped();
  ssize_t size;
  do {
    size = recv(socket_.get(), answer, bytes, 0);
  } while (size == -1 && errno == EINTR);
  return size == ssize_t(bytes);
}

std::optional<Ended> Launcher::receive() {
  Ended ended;
  return receive(&ended, sizeof ended) ? std::optional(ended) : std::nullopt;
}

std::optional<Prepared> Launcher::receivePrepared() {
  Prepared prepared;
  return receive(&prepared, sizeof prepared) ? std::optional(prepared) : std::nullopt;
}

}  // namespace hone
