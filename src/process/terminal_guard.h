// Restores the settings of the terminal even if hone is killed: a small process waits for the end of hone and restores
// them then.
#pragma once

#include <sys/types.h>
#include <termios.h>

#include "text/file_descriptor.h"

namespace hone {

struct TerminalSettings {
  termios before, ours;
};

/// Brings back those of before, unless somebody else has changed the settings since.
void restore(int terminal, const TerminalSettings& settings);

class TerminalGuard {
 public:
  /// Starts the process. Where that is impossible, `watch` says so.
  explicit TerminalGuard(int terminal);
  /// Restores what was last told, and waits for that.
  ~TerminalGuard();
  TerminalGuard(const TerminalGuard&) = delete;
  TerminalGuard& operator=(const TerminalGuard&) = delete;

  /// Tells what to restore, before it is changed. False where nobody would.
  bool watch(const TerminalSettings& settings);

 private:
  pid_t process_ = -1;
  FileDescriptor socket_;
};

}  // namespace hone
