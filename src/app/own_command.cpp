#include "app/own_command.h"

#include <unistd.h>

#include <algorithm>

#include "text/file.h"
#include "text/shell.h"

namespace hone {

std::string ownCommand() {
  std::string command;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view entry = *variable;
    const size_t equals = entry.find('=');
    if (!entry.starts_with("HONE_") || equals == entry.npos) continue;
    command += entry.substr(0, equals + 1);
    command += shellQuoted(entry.substr(equals + 1));
    command += ' ';
  }
  // In the kernel's form: each word ends with a zero byte.
  const std::string words = readFile("/proc/self/cmdline");
  for (size_t begin = 0; begin < words.size();) {
    const size_t end = std::min(words.find('\0', begin), words.size());
    if (begin > 0) command += ' ';
    command += shellQuoted(std::string_view(words).substr(begin, end - begin));
    begin = end + 1;
  }
  return command;
}

}  // namespace hone
