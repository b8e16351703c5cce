// Reads single keys from the terminal on standard input, without echo and without Enter.
#pragma once

#include <termios.h>

#include <optional>
#include <string>

#include "process/terminal_guard.h"

namespace hone {

/// Takes no keys and changes nothing where standard input is no terminal, or while this program isn't in the terminal's
/// foreground, so that it is never stopped for it. However the program ends, by SIGKILL too, the terminal gets its
/// settings back.
class KeyReader {
 public:
  /// `wanted` false: takes no keys.
  explicit KeyReader(bool wanted);

  /// The keys since the last call. Takes hold of the terminal where that isn't done yet. Doesn't wait.
  std::string pressed();

  /// True while keys are taken.
  bool active() const { return holds_; }

  /// Gives the terminal its settings back, until `pressed` is called again.
  void release();

 private:
  bool hold();

  std::optional<TerminalGuard> guard_;
  bool holds_ = false;
  termios before_{}, ours_{};
};

}  // namespace hone
