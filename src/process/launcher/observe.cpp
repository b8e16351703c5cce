#include "process/launcher/observe.h"

#include <elf.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/prctl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/random.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <sstream>
#include <string_view>
#include <utility>

#include "process/proc_files.h"
#include "process/start/protocol.h"
#include "text/file_descriptor.h"

namespace hone {

namespace {

void end(pid_t process) {
  kill(process, SIGKILL);
  int status = 0;
  while (waitpid(process, &status, 0) == process && WIFSTOPPED(status)) {
  }
}

}  // namespace

#ifndef __x86_64__
std::string whyNotForked(pid_t process, const Observer&, std::set<std::string>&) {
  end(process);
  return "isn't of glibc on x86-64";
}
#else

namespace {

/// What the system's files say is the same in each run.
constexpr std::array systemFolders = {"/usr/",         "/lib/",      "/lib64/", "/lib32/",       "/etc/",
                                      "/opt/",         "/sys/",      "/bin/",   "/sbin/",        "/nix/",
                                      "/gnu/",         "/proc/sys/", "/snap/",  "/proc/cpuinfo", "/proc/filesystems",
                                      "/proc/self/exe"};

/// In ms; a program that computes longer than that before main isn't worth it.
constexpr int longestStep = 10'000;

constexpr int bytesOfSyscall = 2;

using Words = std::array<uint64_t, 6>;

class Observation {
 public:
  Observation(pid_t process, const Observer& observer) : process_(process), observer_(observer) {
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    stops_ = FileDescriptor(signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK));
  }

  /// The reason, or empty at main, or at the input, where the program is diverted.
  std::string untilForked() {
    int status = 0;
    if (!stopped(status)) return "can't be observed";
    ptrace(PTRACE_SETOPTIONS, process_, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
    if (!hideKernelsClock()) return "can't be observed";
    for (int signal = 0;; signal = 0) {
      if (ptrace(PTRACE_SYSCALL, process_, nullptr, signal) == -1 || !stopped(status))
        return observer_.input.empty() ? "doesn't get to main" : "doesn't look at the input";
      if (WSTOPSIG(status) == SIGSEGV) {
        if (std::string reason = whyNotFault(); !reason.empty()) return reason;
        continue;
      }
      if (WSTOPSIG(status) != (SIGTRAP | 0x80)) return "gets a signal before main";
      __ptrace_syscall_info info = {};
      if (ptrace(static_cast<__ptrace_request>(PTRACE_GET_SYSCALL_INFO), process_, sizeof info, &info) <= 0)
        return "can't be observed";
      if (info.op == PTRACE_SYSCALL_INFO_EXIT) {
        if (!opening_.empty() && info.exit.rval >= 0) {
          opened_.insert(uint64_t(info.exit.rval));
          files_.insert(opening_);
        }
        opening_.clear();
        continue;
      }
      if (info.op != PTRACE_SYSCALL_INFO_ENTRY) return "can't be observed";
      if (!std::exchange(forbidden_, true)) {
        if (!forbidCycles()) return "can't be observed";
        continue;
      }
      Words words;
      std::copy(std::begin(info.entry.args), std::end(info.entry.args), words.begin());
      if (info.entry.nr == SYS_prctl && words[0] == startReachedMain) {
        if (observer_.input.empty()) return opened_.empty() ? "" : "has a file open at main";
        diversion_ = words[1];
        continue;
      }
      if (diversion_ != 0 && pathOf(info.entry.nr, words) == observer_.input)
        return !opened_.empty() ? "has another file open at its input" : divert() ? "" : "can't be observed";
      if (std::string reason = whyNot(info.entry.nr, words); !reason.empty()) return reason;
    }
  }

  const std::set<std::string>& files() const { return files_; }

 private:
  /// Waits for its next stop. False if it ends before, or the launcher is called.
  bool stopped(int& status) const {
    for (;;) {
      const pid_t process = waitpid(process_, &status, WNOHANG);
      if (process != 0) return process == process_ && WIFSTOPPED(status);
      std::array<pollfd, 2> events = {pollfd{stops_.get(), POLLIN, 0}, pollfd{observer_.commands, POLLIN, 0}};
      if (poll(events.data(), events.size(), longestStep) == 0 || events[1].revents != 0) return false;
      signalfd_siginfo signal;
      if (::read(stops_.get(), &signal, sizeof signal) == -1 && errno != EAGAIN) return false;
    }
  }

  bool read(uint64_t address, void* to, size_t bytes) const {
    iovec local = {to, bytes}, remote = {reinterpret_cast<void*>(address), bytes};
    return process_vm_readv(process_, &local, 1, &remote, 1, 0) == ssize_t(bytes);
  }

  /// A path; a part of it where it is too long.
  std::string textAt(uint64_t address) const {
    std::string text;
    for (char byte; text.size() < 4096 && read(address + text.size(), &byte, 1) && byte != 0;) text += byte;
    return text;
  }

  /// On the new stack are the number of arguments, these, a zero, the variables, a zero, and pairs of numbers.
  bool hideKernelsClock() const {
    user_regs_struct registers = {};
    if (ptrace(PTRACE_GETREGS, process_, nullptr, &registers) == -1) return false;
    uint64_t at = registers.rsp, word = 0;
    const auto next = [&] { return read(at, &word, sizeof word) && (at += sizeof word) != 0; };
    if (!next()) return false;
    at += (word + 1) * sizeof word;
    while (next() && word != 0) {
    }
    while (next() && word != AT_NULL) {
      if (word == AT_SYSINFO_EHDR &&
          ptrace(PTRACE_POKEDATA, process_, at - sizeof word, static_cast<long>(AT_IGNORE)) == -1)
        return false;
      at += sizeof word;
    }
    return true;
  }

  /// The folders in which the dynamic linker looks for libraries.
  static bool isFolderOfLibraries(const std::string& path) {
    struct stat state;
    return path.find("/glibc-hwcaps") != path.npos || (stat(path.c_str(), &state) == 0 && S_ISDIR(state.st_mode));
  }

  /// Of the system calls that name a file that is there.
  std::string pathOf(uint64_t number, const Words& words) const {
    switch (number) {
      case SYS_open:
      case SYS_access:
      case SYS_stat:
      case SYS_lstat:
      case SYS_readlink: return textAt(words[0]);
      case SYS_openat:
      case SYS_faccessat:
      case SYS_faccessat2:
      case SYS_readlinkat:
      case SYS_newfstatat:
      case SYS_statx: return textAt(words[1]);
      default: return "";
    }
  }

  /// Instead of the call that begins, the program goes to the library, and its children come back to the call.
  bool divert() const {
    user_regs_struct begun = {};
    if (ptrace(PTRACE_GETREGS, process_, nullptr, &begun) == -1) return false;
    user_regs_struct none = begun;
    none.orig_rax = ~0ull;
    int status = 0;
    if (ptrace(PTRACE_SETREGS, process_, nullptr, &none) == -1 ||
        ptrace(PTRACE_SYSCALL, process_, nullptr, nullptr) == -1 || !stopped(status))
      return false;
    constexpr int redZone = 128;
    user_regs_struct diverted = begun;
    diverted.rax = begun.orig_rax;
    diverted.orig_rax = ~0ull;
    diverted.rip = diversion_;
    diverted.rsp -= redZone + sizeof begun.rsp;
    return ptrace(PTRACE_POKEDATA, process_, diverted.rsp, begun.rip - bytesOfSyscall) == 0 &&
           ptrace(PTRACE_SETREGS, process_, nullptr, &diverted) == 0 &&
           ptrace(PTRACE_DETACH, process_, nullptr, nullptr) == 0;
  }

  std::string whyNotPath(uint64_t address, uint64_t folder, uint64_t flags) const {
    const std::string path = textAt(address);
    if (path.empty() && (flags & AT_EMPTY_PATH) != 0) return whyNotDescriptor(folder);
    if (path == observer_.library) return "";
    if (!path.starts_with('/')) return "looks at the folder it runs in before main";
    if (path.starts_with(observer_.ownFolder + "/")) return "looks at the folder it runs in before main";
    if (std::ranges::any_of(systemFolders, [&](std::string_view start) { return path.starts_with(start); })) return "";
    if (!observer_.input.empty() && ((!path.starts_with("/proc/") && !path.starts_with("/dev/")) ||
                                     path == "/proc/self/maps" || path == "/dev/urandom"))
      return "";
    const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    return name.find(".so") != name.npos || isFolderOfLibraries(path) ? "" : "looks at " + path + " before main";
  }

  /// Puts a call before the one that begins: from then on, rdtsc faults. An exec has allowed it again.
  bool forbidCycles() const {
    user_regs_struct begun = {};
    if (ptrace(PTRACE_GETREGS, process_, nullptr, &begun) == -1) return false;
    user_regs_struct instead = begun;
    instead.orig_rax = SYS_prctl;
    instead.rdi = PR_SET_TSC;
    instead.rsi = PR_TSC_SIGSEGV;
    int status = 0;
    if (ptrace(PTRACE_SETREGS, process_, nullptr, &instead) == -1 ||
        ptrace(PTRACE_SYSCALL, process_, nullptr, nullptr) == -1 || !stopped(status))
      return false;
    begun.rip -= bytesOfSyscall;
    begun.rax = begun.orig_rax;
    return ptrace(PTRACE_SETREGS, process_, nullptr, &begun) == 0;
  }

  /// The program isn't allowed to count cycles by rdtsc (PR_SET_TSC). The dynamic linker does, only to show the times
  /// if it is asked to; for it, this pretends.
  std::string whyNotFault() const {
    user_regs_struct registers = {};
    std::array<unsigned char, 3> code = {};
    if (ptrace(PTRACE_GETREGS, process_, nullptr, &registers) == -1 || !read(registers.rip, code.data(), code.size()))
      return "gets a signal before main";
    const bool counts = code[0] == 0x0f && code[1] == 0x31,
               countsWithNumber = code[0] == 0x0f && code[1] == 0x01 && code[2] == 0xf9;
    if (!counts && !countsWithNumber) return "gets a signal before main";
    if (!isInLinker(registers.rip)) return "asks for the time before main";
    registers.rax = registers.rdx = 0;
    if (countsWithNumber) registers.rcx = 0;
    registers.rip += counts ? 2 : 3;
    return ptrace(PTRACE_SETREGS, process_, nullptr, &registers) == -1 ? "can't be observed" : "";
  }

  bool isInLinker(uint64_t address) const {
    std::istringstream maps(procText("/proc/" + std::to_string(process_) + "/maps"));
    for (std::string line; std::getline(maps, line);) {
      uint64_t begin = 0, end = 0;
      if (std::sscanf(line.c_str(), "%lx-%lx", &begin, &end) == 2 && address >= begin && address < end)
        return line.find("/ld-") != line.npos;
    }
    return false;
  }

  std::string whyNotDescriptor(uint64_t fd) const {
    return opened_.contains(fd) ? "" : "uses a standard stream before main";
  }

  std::string whyNotOpen(uint64_t folder, uint64_t path, uint64_t flags) {
    if ((flags & (O_ACCMODE | O_CREAT | O_TRUNC)) != O_RDONLY) return "writes a file before main";
    opening_ = textAt(path);
    return whyNotPath(path, folder, 0);
  }

  /// What is only allowed up to the input.
  bool isHarmless(uint64_t number, const Words& words) const {
    switch (number) {
      case SYS_clock_gettime:
      case SYS_time:
      case SYS_gettimeofday:
      case SYS_getrandom:
      case SYS_prlimit64:
      case SYS_getrusage:
      case SYS_sysinfo:
      case SYS_getpid:
      case SYS_getppid:
      case SYS_gettid:
      case SYS_getcwd:
      case SYS_rt_sigaction:
      case SYS_sigaltstack: return true;
      case SYS_ioctl: return words[1] == TCGETS;
      // The children have the same streams.
      case SYS_fstat:
      case SYS_lseek: return words[0] <= 2 || opened_.contains(words[0]);
      case SYS_newfstatat: return words[0] <= 2 && textAt(words[1]).empty();
      case SYS_fcntl: return words[0] <= 2 && (words[1] == F_GETFD || words[1] == F_GETFL);
      default: return false;
    }
  }

  std::string whyNot(uint64_t number, const Words& words) {
    if (!observer_.input.empty() && isHarmless(number, words)) return "";
    switch (number) {
      case SYS_brk:
      case SYS_mprotect:
      case SYS_munmap:
      case SYS_mremap:
      case SYS_arch_prctl:
      case SYS_set_tid_address:
      case SYS_set_robust_list:
      case SYS_rseq:
      case SYS_uname:
      case SYS_getuid:
      case SYS_geteuid:
      case SYS_getgid:
      case SYS_getegid:
      case SYS_getrlimit:
      case SYS_sched_getaffinity:
      case SYS_sched_yield:
      case SYS_rt_sigprocmask: return "";
      case SYS_mmap:
        return (words[3] & MAP_TYPE) == MAP_PRIVATE || (words[3] & MAP_ANONYMOUS) == 0 ? ""
                                                                                       : "shares memory before main";
      case SYS_madvise: return words[2] < MADV_REMOVE || words[2] > MADV_DOFORK ? "" : "divides its memory before main";
      case SYS_futex: return (words[1] & FUTEX_CMD_MASK) == FUTEX_WAKE ? "" : "waits before main";
      case SYS_prlimit64: return words[2] == 0 ? "" : "limits itself before main";
      // Of the allocator, which needs a number that nobody guesses.
      case SYS_getrandom:
        return words[1] <= 8 && (words[2] & GRND_NONBLOCK) != 0 ? "" : "draws random numbers before main";
      // Of allocators, which give memory back after some time.
      case SYS_clock_gettime: return words[0] == CLOCK_MONOTONIC_COARSE ? "" : "asks for the time before main";
      case SYS_time:
      case SYS_gettimeofday: return "asks for the time before main";
      case SYS_prctl: return words[0] == PR_SET_VMA ? "" : "changes itself before main";
      case SYS_open: return whyNotOpen(AT_FDCWD, words[0], words[1]);
      case SYS_openat: return whyNotOpen(words[0], words[1], words[2]);
      case SYS_access:
      case SYS_stat:
      case SYS_lstat:
      case SYS_readlink: return whyNotPath(words[0], AT_FDCWD, 0);
      case SYS_faccessat:
      case SYS_faccessat2:
      case SYS_readlinkat: return whyNotPath(words[1], words[0], 0);
      case SYS_newfstatat: return whyNotPath(words[1], words[0], words[3]);
      case SYS_statx: return whyNotPath(words[1], words[0], words[2]);
      case SYS_close: {
        const std::string reason = whyNotDescriptor(words[0]);
        opened_.erase(words[0]);
        return reason;
      }
      case SYS_read:
      case SYS_pread64:
      case SYS_lseek:
      case SYS_fstat:
      case SYS_fstatfs:
      case SYS_getdents64: return whyNotDescriptor(words[0]);
      case SYS_fcntl:
        if (words[1] == F_DUPFD_CLOEXEC && words[2] == startControlDescriptor) {  // the library itself
          opened_.insert(words[0]);
          return "";
        }
        return words[1] == F_GETFD || words[1] == F_SETFD || words[1] == F_GETFL ? whyNotDescriptor(words[0])
                                                                                 : "uses a descriptor before main";
      case SYS_clone:
      case SYS_clone3:
      case SYS_fork:
      case SYS_vfork: return "starts a thread or process before main";
      case SYS_execve:
      case SYS_execveat: return "starts another program before main";
      case SYS_write:
      case SYS_writev: return "writes before main";
      case SYS_getpid:
      case SYS_getppid:
      case SYS_gettid: return "asks for its number before main";
      case SYS_rt_sigaction: return "handles signals before main";
      case SYS_socket: return "opens a socket before main";
      case SYS_exit_group: return "ends before main";
      default: return "makes the system call " + std::to_string(number) + " before main";
    }
  }

  pid_t process_;
  const Observer& observer_;
  FileDescriptor stops_;    ///< readable once the process may have stopped
  bool forbidden_ = false;  ///< to count cycles
  uint64_t diversion_ = 0;  ///< its address; 0: before main
  std::string opening_;     ///< by the call that has been entered
  std::set<uint64_t> opened_;
  std::set<std::string> files_;  ///< all that it has opened
};

}  // namespace

std::string whyNotForked(pid_t process, const Observer& observer, std::set<std::string>& files) {
  Observation observation(process, observer);
  std::string reason = observation.untilForked();
  files = observation.files();
  if (!reason.empty() || observer.input.empty()) end(process);
  constexpr std::string_view beforeMain = "before main";
  if (!observer.input.empty() && reason.ends_with(beforeMain))
    reason.replace(reason.size() - beforeMain.size(), beforeMain.size(), "before it looks at the input");
  return reason;
}

#endif

}  // namespace hone
