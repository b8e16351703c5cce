// Watches what a program does before main, or before it looks at its input, system call by system call: whether
// children that are forked there would begin as the program does.
#pragma once

#include <sys/types.h>

#include <set>
#include <string>

namespace hone {

struct Observer {
  const std::string& ownFolder;  ///< of the tests: the program mustn't read it before main
  int commands;                  ///< the observation ends once something can be read from it
  std::string library;           ///< the path of the library
  bool unknown;                  ///< else the program has been observed before
  std::string input;             ///< the file at which it is forked; empty: at main
};

/// `process`: stopped at its exec, by ptrace, with the library of process/start/ in it. Returns the reason why it
/// mustn't be forked, to follow "it "; empty if it has only loaded libraries and read the system's files.
///
/// Ends the process at main, or before. But if there is an `input`, the program goes on, and may also read other files,
/// which come into `files`, ask for the time and for random numbers, and handle signals; at its first system call that
/// names the input it becomes a template, and isn't observed any more.
///
/// The program runs without the kernel's own clock in its memory (the vDSO), so that it is seen if it asks for the
/// time.
std::string whyNotForked(pid_t process, const Observer& observer, std::set<std::string>& files);

}  // namespace hone
