// How the launcher starts a program by vfork and exec.
#pragma once

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <optional>
#include <span>
#include <system_error>

#include "process/exec_setup.h"

namespace hone {

/// More than any program needs, and less than fills a disk.
constexpr rlimit largestFile = {rlim_t(1) << 30, rlim_t(1) << 30};

/// What Boost.Process is to do for a program beside vfork and exec.
struct ProgramSetup : ExecSetup {
  const char* workingDirectory;
  std::array<int, 3> streams = {-1, -1, -1};  ///< -1: as the launcher's, which is /dev/null
  std::optional<rlimit> memory;
  std::span<const int> inherited;  ///< further descriptors
  char** environment = nullptr;    ///< null: the launcher's
  bool observed = false;           ///< by ptrace, from exec on

  template <typename Executor>
  void on_setup(Executor& executor) const {
    ExecSetup::on_setup(executor);
    if (environment != nullptr) executor.env = environment;
  }

  /// Runs in the child, which shares our memory: system calls only.
  template <typename Executor>
  void on_exec_setup(Executor&) const {
    setpgid(0, 0);
    // For a program that does `kill -9 $PPID`. The launcher has one thread, so this can't strike while it lives.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (chdir(workingDirectory) == -1) _exit(126);
    for (int stream = 0; stream < 3; ++stream) {
      if (streams[size_t(stream)] != -1) dup2(streams[size_t(stream)], stream);
    }
    for (int fd : inherited) fcntl(fd, F_SETFD, 0);
    if (memory) setrlimit(RLIMIT_AS, &*memory);
    setrlimit(RLIMIT_FSIZE, &largestFile);
    if (observed && ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == -1) _exit(126);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
  }
};

/// Starts it. Its number is there even if it can't exec: then it is to be waited for.
inline std::error_code startProgram(const ProgramSetup& setup, pid_t& process) {
  std::error_code error;
  boost::process::child child(setup, boost::process::posix::use_vfork, error);
  // Not waited for through Boost, whose wait_for can sleep on though the child has ended.
  child.detach();
  process = child.id();
  return error;
}

}  // namespace hone
