// A process that stays alive and exchanges bytes with hone, without time limits. resident.h holds processes that answer
// lines within limits.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "process/launcher.h"

namespace hone {

/// The process has ended. What it has written before was read.
struct ConversationEnded {};

/// Not thread-safe.
class Conversation {
 public:
  /// Starts it below a launcher, so that neither it nor its children outlive hone or this object. Its standard streams
  /// are the conversation; what it writes to standard error is lost. Throws UserError where it can't be started.
  Conversation(const std::string& program, std::vector<std::string> arguments);

  /// Blocks until all is written. Throws ConversationEnded.
  void write(std::string_view bytes);
  /// Appends what is there to `bytes`; blocks until that is at least one. Throws ConversationEnded.
  void read(std::string& bytes);

 private:
  bool readSome(std::string& bytes);
  bool waitFor(int descriptor, short event);

  Launcher launcher_;
  bool ended_ = false;
};

}  // namespace hone
