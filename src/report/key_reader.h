// Reads single keys from the terminal on standard input, without echo and without waiting for Enter.
#pragma once

#include <termios.h>

#include <optional>
#include <string>

#include "process/terminal_guard.h"

namespace hone {

/// Reads no keys and changes no settings if standard input is no terminal, or while this program is in the
/// background, where it would be stopped for that. The terminal's settings are restored however the program ends,
/// even by SIGKILL.
class KeyReader {
 public:
  /// If `wanted` is false, reads no keys.
  explicit KeyReader(bool wanted);

  /// The keys pressed since the last call. Changes the terminal's settings first, if that isn't done yet. Doesn't wait.
  std::string pressed();

  /// True while keys are read.
  bool active() const { return holds_; }

  /// Restores the terminal's settings until `pressed` is called again.
  void release();

 private:
  bool hold();

  std::optional<TerminalGuard> guard_;
  bool holds_ = false;
  termios before_{}, ours_{};
};

}  // namespace hone
