// A program that was started once and stopped at main, from which runs are forked (process/start/start.c).
//
// It is a child of the launcher, as are the children that it forks (by CLONE_PARENT): so the launcher waits for them,
// kills them and reads what they used, as for programs that it starts by exec.
#pragma once

#include <sys/socket.h>
#include <sys/types.h>
#include <sys/uio.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "process/launcher/observe.h"
#include "process/launcher/program_setup.h"
#include "process/start/protocol.h"
#include "text/file_descriptor.h"

namespace hone {

/// What is started: the program, its arguments and environment, as for exec.
struct TemplateProgram {
  std::string path;
  std::vector<std::string> arguments, environment;
};

/// What a fork gets beside the request's own values.
struct ForkTexts {
  const std::vector<std::string>& arguments;
  const std::vector<std::string>* environment;  ///< null: the template's
};

class Template {
 public:
  /// Observes the program (observe.h) if it is unknown, then starts it; both take as long as the program takes to
  /// start. If it is forked at its input, this is one. `setup` says in which surroundings; `tree`: variables for the
  /// programs that it starts. Null where it can't be forked; `reason` then follows "it ".
  static std::unique_ptr<Template> start(const TemplateProgram& program, const ProgramSetup& setup,
                                         const std::vector<std::string>& tree, const Observer& observer,
                                         std::string& reason);
  /// Ends it and waits for that.
  ~Template();
  Template(const Template&) = delete;
  Template& operator=(const Template&) = delete;

  /// Forks a child, which is to be waited for; -1: it can't be; 0: the template didn't answer, so nobody knows whether
  /// there is one. After both the template is of no use any more. The first of `passed` is the folder to work in; the
  /// others get request.numbers. Fills in the counts of `request`.
  pid_t fork(StartRequest& request, const ForkTexts& texts, const std::vector<int>& passed);

  /// False once a file of which it was made has changed.
  bool isCurrent() const;
  pid_t process() const { return process_; }
  /// Somebody else has waited for its end.
  void ended() { process_ = -1; }
  /// The processor time that it took up to main.
  double startSeconds() const { return startSeconds_; }

 private:
  /// What identifies a file's state.
  struct FileOf {
    std::string path;
    uint64_t device, inode;
    int64_t seconds, nanoseconds;
  };

  Template(pid_t process, FileDescriptor socket) : process_(process), socket_(std::move(socket)) {}
  std::optional<int32_t> answer() const;
  std::string whyNotReady(const Observer& observer, std::set<std::string> files);

  pid_t process_;
  FileDescriptor socket_;
  std::vector<FileOf> files_;  ///< those that it has read
  double startSeconds_ = 0;
  std::string packet_;
};

/// A message with descriptors (SCM_RIGHTS), as programs and the launcher send them to each other: for sendmsg and
/// recvmsg, with room for all descriptors of a request. The bytes must outlive it.
struct DescriptorMessage {
  DescriptorMessage(void* bytes, size_t size) : part{bytes, size} {
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    header.msg_control = control.data();
    header.msg_controllen = control.size();
  }
  DescriptorMessage(const DescriptorMessage&) = delete;
  DescriptorMessage& operator=(const DescriptorMessage&) = delete;

  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int) * (startMostDescriptors + 1))> control = {};
  iovec part;
  msghdr header = {};
};

/// Tells from a program's file whether it can be forked at main: empty if it is a dynamic program of glibc without
/// special rights, into which a library can be preloaded. Else the reason, to follow "it ".
std::string whyNotForkable(const std::string& path);

/// The program that the kernel runs for a file: that of its "#!" line, or the file itself.
std::string interpreterOf(std::string path);

}  // namespace hone
