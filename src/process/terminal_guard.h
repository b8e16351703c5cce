// Restores the settings of the terminal even if hone is killed: a small process waits until hone has ended and then
// restores them.
#pragma once

#include <sys/types.h>
#include <termios.h>

#include "text/file_descriptor.h"

namespace hone {

struct TerminalSettings {
  termios before, ours;
};

/// Restores `before`, unless the present settings are no longer `ours`.
void restore(int terminal, const TerminalSettings& settings);

class TerminalGuard {
 public:
  /// Starts the guarding process. If that fails, `watch` returns false.
  explicit TerminalGuard(int terminal);
  /// Restores the settings last given to `watch`, and waits until that is done.
  ~TerminalGuard();
  TerminalGuard(const TerminalGuard&) = delete;
  TerminalGuard& operator=(const TerminalGuard&) = delete;

  /// Call this before you change the settings: says what to restore. False if there is no process to restore them.
  bool watch(const TerminalSettings& settings);

 private:
  pid_t process_ = -1;
  FileDescriptor socket_;
};

}  // namespace hone
