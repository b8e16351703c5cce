// A process that stays alive and exchanges bytes with hone, without time limits. resident.h has processes that answer
// lines within time limits.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "process/launcher.h"

namespace hone {

/// Thrown when the process has ended and all that it wrote was read.
struct ConversationEnded {};

/// Not thread-safe.
class Conversation {
 public:
  /// Starts the program below a launcher, so that neither it nor its children outlive hone or this object. Standard
  /// input and output carry the conversation; standard error is discarded. Throws UserError if it can't be started.
  Conversation(const std::string& program, std::vector<std::string> arguments);

  /// Blocks until all is written. Throws ConversationEnded.
  void write(std::string_view bytes);
  /// Appends the bytes that are there, at least one, to `bytes`. Blocks until there is one. Throws ConversationEnded.
  void read(std::string& bytes);

 private:
  bool readSome(std::string& bytes);
  bool waitFor(int descriptor, short event);

  Launcher launcher_;
  bool ended_ = false;
};

}  // namespace hone
