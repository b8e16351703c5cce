#include "process/launcher/template.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fstream>
#include <sstream>
#include <utility>

#include "process/exec_setup.h"
#include "process/proc_files.h"
#include "process/start/elf.h"

namespace hone {
namespace {

/// A template that is ready answers within some hundred microseconds. One that a test has stopped never does.
constexpr int longestStart = 20'000, longestAnswer = 2000;  // ms

/// Variables by which the dynamic linker loads or says more than the program is made of.
constexpr std::array linkersVariables = {
    "LD_PRELOAD=", "LD_AUDIT=", "LD_DEBUG=", "LD_TRACE_LOADED_OBJECTS=", "LD_PROFILE=", "LD_SHOW_AUXV="};

/// The environment of a program with the library in it, which takes `role` from it.
std::vector<std::string> withLibrary(std::vector<std::string> environment, const std::string& path,
                                     const std::vector<std::string>& tree, const std::string& role) {
  if (tree.empty())
    environment.push_back("LD_PRELOAD=" + path);
  else
    environment.insert(environment.end(), tree.begin(), tree.end());
  environment.push_back(HONE_START_VARIABLE + role);
  return environment;
}

}  // namespace

std::unique_ptr<Template> Template::start(const TemplateProgram& program, const ProgramSetup& setup,
                                          const std::vector<std::string>& tree, const Observer& observer,
                                          std::string& reason) {
  reason = whyNotForkable(program.path);
  for (const std::string& variable : program.environment) {
    if (std::ranges::any_of(linkersVariables, [&](const char* name) { return variable.starts_with(name); }))
      reason = "is started with " + variable.substr(0, variable.find('='));
  }
  if (!reason.empty()) return nullptr;

  std::vector<std::string> arguments = program.arguments;
  const std::vector<char*> argumentPointers = pointersTo(arguments);
  ProgramSetup started = setup;
  started.program = program.path.c_str();
  started.arguments = argumentPointers.data();
  const bool warm = !observer.input.empty();
  if (!warm) started.streams = {-1, -1, -1};
  const auto begin = [&](const std::string& role, const std::vector<int>& inherited, bool observed, pid_t& process) {
    std::vector<std::string> environment = withLibrary(program.environment, observer.library, tree, role);
    std::vector<char*> environmentPointers = pointersTo(environment);
    started.environment = environmentPointers.data();
    started.inherited = inherited;
    started.observed = observed;
    if (!startProgram(started, process)) return true;
    while (waitpid(process, nullptr, 0) == -1 && errno == EINTR) {
    }
    reason = "can't be started";
    return false;
  };

  pid_t process = -1;
  std::set<std::string> opened;
  if (observer.unknown && !warm) {
    if (!begin("p", {}, true, process)) return nullptr;
    reason = whyNotForked(process, observer, opened);
    if (!reason.empty()) return nullptr;
  }
  std::array<int, 2> ends;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) == -1) {
    reason = "can't be connected";
    return nullptr;
  }
  FileDescriptor ours(ends[0]);
  const FileDescriptor theirs(ends[1]);
  const std::string role = (warm ? "w" : "t") + std::to_string(theirs.get());
  const std::vector<int> inherited = {theirs.get()};
  if (!begin(role, inherited, warm, process)) return nullptr;
  if (warm) reason = whyNotForked(process, observer, opened);
  if (!reason.empty()) return nullptr;
  std::unique_ptr<Template> made(new Template(process, std::move(ours)));
  reason = made->whyNotReady(observer, std::move(opened));
  return reason.empty() ? std::move(made) : nullptr;
}

std::string Template::whyNotReady(const Observer& observer, std::set<std::string> files) {
  std::array<pollfd, 2> ready = {pollfd{socket_.get(), POLLIN, 0}, pollfd{observer.commands, POLLIN, 0}};
  if (poll(ready.data(), ready.size(), longestStart) <= 0 || ready[0].revents == 0) return "doesn't get to main";
  const std::optional<int32_t> first = answer();
  if (first != 1) return first ? "changes its environment before main" : "doesn't get to main";
  clockid_t clock;
  timespec used = {};
  if (clock_getcpuclockid(process_, &clock) == 0 && clock_gettime(clock, &used) == 0)
    startSeconds_ = double(used.tv_sec) + double(used.tv_nsec) / 1e9;
  const std::string folder = "/proc/" + std::to_string(process_);
  std::istringstream status(procText(folder + "/status"));
  for (std::string name, value; status >> name; std::getline(status, value)) {
    if (name == "Threads:" && (status >> value, value != "1")) return "has threads at main";
    if ((name == "SigBlk:" || (name == "SigCgt:" && observer.input.empty())) &&
        (status >> value, value.find_first_not_of('0') != value.npos))
      return "handles signals before main";
  }
  for (const std::string& number : procNumbers(folder + "/fd")) {
    if (const int fd = std::stoi(number); fd > 2 && fd < startControlDescriptor) return "has a file open at main";
  }
  std::istringstream maps(procText(folder + "/maps"));
  for (std::string line; std::getline(maps, line);) {
    const size_t path = line.find('/');
    if (path != line.npos && line.find("memfd:") == line.npos) files.insert(line.substr(path));
  }
  for (const std::string& file : files) {
    if (file.starts_with("/proc/") || file.starts_with("/sys/") || file.starts_with("/dev/"))
      continue;  // their times change
    struct stat state;
    if (stat(file.c_str(), &state) == -1) return "was replaced";
    files_.push_back({file, state.st_dev, state.st_ino, state.st_mtim.tv_sec, state.st_mtim.tv_nsec});
  }
  return "";
}

Template::~Template() {
  if (process_ == -1) return;
  kill(process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) == -1 && errno == EINTR) {
  }
}

bool Template::isCurrent() const {
  return std::ranges::all_of(files_, [](const FileOf& file) {
    struct stat state;
    return stat(file.path.c_str(), &state) == 0 && state.st_dev == file.device && state.st_ino == file.inode &&
           state.st_mtim.tv_sec == file.seconds && state.st_mtim.tv_nsec == file.nanoseconds;
  });
}

std::optional<int32_t> Template::answer() const {
  pollfd ready = {socket_.get(), POLLIN, 0};
  int32_t number = 0;
  if (poll(&ready, 1, longestAnswer) <= 0 || recv(socket_.get(), &number, sizeof number, 0) != sizeof number)
    return std::nullopt;
  return number;
}

pid_t Template::fork(StartRequest& request, const ForkTexts& texts, const std::vector<int>& passed) {
  request.arguments = int32_t(texts.arguments.size());
  request.variables = texts.environment == nullptr ? -1 : int32_t(texts.environment->size());
  request.descriptors = int32_t(passed.size()) - 1;
  packet_.assign(reinterpret_cast<const char*>(&request), sizeof request);
  for (const std::string& text : texts.arguments) packet_.append(text).push_back('\0');
  if (texts.environment != nullptr)
    for (const std::string& text : *texts.environment) packet_.append(text).push_back('\0');
  if (request.arguments + request.variables > startMostTexts || packet_.size() > startPacketBytes ||
      passed.size() > startMostDescriptors)
    return -1;

  DescriptorMessage message(packet_.data(), packet_.size());
  message.header.msg_controllen = CMSG_SPACE(sizeof(int) * passed.size());
  cmsghdr* header = CMSG_FIRSTHDR(&message.header);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int) * passed.size());
  std::memcpy(CMSG_DATA(header), passed.data(), sizeof(int) * passed.size());
  if (sendmsg(socket_.get(), &message.header, MSG_NOSIGNAL) == -1) return -1;
  return answer().value_or(0);
}

std::string whyNotForkable(const std::string& path) {
#ifndef __x86_64__
  return "isn't of glibc on x86-64";
#endif
  const FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat state;
  if (!file || fstat(file.get(), &state) == -1 || !S_ISREG(state.st_mode) || state.st_size == 0) return "can't be read";
  if ((state.st_mode & (S_ISUID | S_ISGID)) != 0 || fgetxattr(file.get(), "security.capability", nullptr, 0) >= 0)
    return "has special rights";
  const auto size = size_t(state.st_size);
  void* const bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (bytes == MAP_FAILED) return "can't be read";
  const StartFit fit = startFit(static_cast<const char*>(bytes), size);
  munmap(bytes, size);
  switch (fit) {
    case startFits: return "";
    case startIsNoElf: return "is a script";
    case startIsOther: return "is for another processor";
    case startIsBroken: return "is no whole program";
    case startIsStatic: return "is linked statically";
    case startIsNotGlibc: return "isn't of glibc on x86-64";
    case startHasSanitizer: return "has a sanitizer";
  }
  return "";
}

std::string interpreterOf(std::string path) {
  for (int depth = 0; depth < 4; ++depth) {
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (file.get() != '#' || file.get() != '!' || !std::getline(file, line)) return path;
    line.erase(0, line.find_first_not_of(" \t"));
    path = line.substr(0, line.find_first_of(" \t\r"));
  }
  return path;
}

}  // namespace hone
