// Reads a line of a POSIX shell as words, without a shell. A log is a text of others, so hone never hands a line of it
// to a shell: it takes the simple commands out of the line, and runs one of them by its words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// A simple command: what stands between two operators.
struct ShellCommand {
  std::vector<std::string> environment;  ///< assignments before it: "A=B"
  std::vector<std::string> words;
  std::string input;        ///< the file behind "<"; empty: none
  std::string join;         ///< the operator before it: "&&", "||", ";", "|", "&"; empty for the first
  bool needsShell = false;  ///< its words hold what only a shell can expand: $NAME, `...`, globs
};

/// The commands of the line, in order. Files behind ">" are left out, and so are brackets around commands. nullopt
/// if a quote isn't closed, or a here-document follows. O(line).
std::optional<std::vector<ShellCommand>> parseShellLine(std::string_view line);

/// True for "NAME=...".
bool isAssignment(std::string_view word);

}  // namespace hone
