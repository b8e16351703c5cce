// Watches what a program does before main, system call by system call: whether children that are forked at main would
// begin as the program does.
#pragma once

#include <sys/types.h>

#include <string>

namespace hone {

struct Observer {
  const std::string& ownFolder;  ///< of the tests: the program mustn't read it before main
  int commands;                  ///< the observation ends once something can be read from it
  std::string library;           ///< the path of the library
  bool unknown;                  ///< else the program has been observed before
};

/// `process`: stopped at its exec, by ptrace, with the library of process/start/ in it. Ends it. Returns the reason
/// why it mustn't be forked, to follow "it "; empty if it has only loaded libraries and read the system's files.
///
/// The program runs without the kernel's own clock in its memory (the vDSO), so that it is seen if it asks for the
/// time.
std::string whyNotForkedAtMain(pid_t process, const Observer& observer);

}  // namespace hone
