#include "log/crash_script.h"

#include <algorithm>
#include <string>

#include "log/tools.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = "# Crash reproducer for", driverArguments = "# Driver args:";

/// The line behind these words, or nothing.
std::string_view lineBehind(std::string_view text, std::string_view words) {
  const size_t at = text.find(words);
  if (at == text.npos) return {};
  const size_t begin = at + words.size();
  return text.substr(begin, text.find('\n', begin) - begin);
}

}  // namespace

std::vector<Invocation> crashScriptCommands(std::string_view text, const fs::path& folder) {
  if (!text.starts_with(mark) && text.find(std::string("\n") + std::string(mark)) == text.npos) return {};
  std::vector<Invocation> found;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    begin = end + 1;
    if (line.empty() || line.front() == '#') continue;
    for (Invocation& call : invocationsIn(line, folder))
      if (call.argv.size() > 2 && !call.needsShell) found.push_back(std::move(call));
  }
  if (found.empty()) return {};
  // The driver's words name the original source, the front end's the preprocessed one.
  const std::string source = found.front().argv.back();
  std::vector<Invocation> driver =
      invocationsIn(found.front().argv.front() + " " + std::string(lineBehind(text, driverArguments)), folder);
  if (driver.size() != 1 || driver.front().needsShell) return found;
  std::vector<std::string>& words = driver.front().argv;
  for (size_t i = words.size(); i-- > 1;) {
    if (words[i].starts_with('-') || !isPreprocessed(words[i]) || takesValue(words[i - 1])) continue;
    words[i] = source;
    found.insert(found.begin(), std::move(driver.front()));
    break;
  }
  return found;
}

}  // namespace hone
