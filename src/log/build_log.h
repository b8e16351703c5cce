// Reads the log of a build, a CI job or a shell: its lines as their programs wrote them, and the commands among them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "log/invocation.h"

namespace hone {

/// How the log shows a command.
enum class Shown : uint8_t {
  bare,     ///< a line that begins with the name of a known tool, as make prints it
  prompt,   ///< behind a mark such as "+ ", "$ ", "[1/2] " or "Running"
  failed,   ///< the log says that this command has failed
  crashed,  ///< the arguments that a crashing compiler prints of itself
};

struct LoggedCommand {
  Invocation call;
  size_t line;  ///< where it begins, from 0
  Shown shown;
};

struct BuildLog {
  std::vector<std::string> lines;
  std::vector<LoggedCommand> commands;  ///< in the order of the log

  /// Lines from `begin` on, before `end`. Unless they are wanted, those of runners are empty.
  std::string text(size_t begin, size_t end, bool withRunners = false) const;
};

/// True for what a build tool or a CI system adds behind the command that failed: "make: *** [a.o] Error 1".
bool isOfRunner(const std::string& line);

/// Takes out colours and what CI systems put before each line. `folder`: where the log begins. O(log).
BuildLog readBuildLog(std::string_view log, const std::filesystem::path& folder);

}  // namespace hone
