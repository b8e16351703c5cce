#include "log/invocation.h"

#include <algorithm>
#include <optional>
#include <set>

#include "log/shell_words.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr int deepestShell = 3;  ///< of sh -c in sh -c

fs::path moved(const fs::path& folder, const std::string& where) { return (folder / where).lexically_normal(); }

void drop(std::vector<std::string>& words, size_t count) {
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(std::min(count, words.size())));
}

std::string baseName(const std::string& path) { return path.substr(path.rfind('/') + 1); }

/// Options that begin the words, and their values.
void dropOptions(std::vector<std::string>& words, std::string_view withValue) {
  while (!words.empty() && words.front().size() > 1 && words.front().front() == '-') {
    const std::string option = words.front();
    drop(words, 1);
    if (option == "--") return;
    if (option.size() == 2 && withValue.find(option[1]) != withValue.npos) drop(words, 1);
  }
}

/// Programs that run the command that follows.
bool dropWrapper(Invocation& call) {
  static const std::set<std::string, std::less<>> plain = {
      "exec", "command", "builtin", "ccache", "sccache",   "distcc",   "icecc", "nohup", "time",
      "nice", "ionice",  "setsid",  "stdbuf", "catchsegv", "xvfb-run", "sudo",  "!"};
  std::vector<std::string>& words = call.argv;
  const std::string name = baseName(words.front());
  if (name == "env") {
    drop(words, 1);
    for (;;) {
      const size_t before = words.size();
      if (!words.empty() && (words.front() == "-C" || words.front() == "-u")) {
        if (words.front() == "-C" && words.size() > 1) call.folder = moved(call.folder, words[1]);
        drop(words, 2);
      } else if (!words.empty() && words.front().starts_with('-')) {
        drop(words, 1);
      } else if (!words.empty() && isAssignment(words.front())) {
        call.environment.push_back(words.front());
        drop(words, 1);
      }
      if (words.size() == before) return true;
    }
  }
  if (name == "timeout") {
    drop(words, 1);
    dropOptions(words, "ks");
    drop(words, 1);
    return true;
  }
  // What follows is in a debugger's hands, which nobody has in a test.
  if (name == "gdb" || name == "lldb") {
    const auto end = std::ranges::find(words, name == "gdb" ? "--args" : "--");
    if (end == words.end()) return false;
    words.erase(words.begin(), end + 1);
    return true;
  }
  if (name == "setarch" || name == "libtool") {
    drop(words, 1);
    while (!words.empty() && (words.front().starts_with("-") || words.front() == "x86_64")) drop(words, 1);
    return true;
  }
  if (!plain.contains(name)) return false;
  drop(words, 1);
  dropOptions(words, name == "nice" || name == "ionice" ? "nc" : name == "stdbuf" ? "ioe" : name == "sudo" ? "ug" : "");
  while (!words.empty() && isAssignment(words.front())) {
    call.environment.push_back(words.front());
    drop(words, 1);
  }
  return true;
}

/// The text behind `sh -c`.
std::optional<std::string> shellText(const std::vector<std::string>& argv) {
  static const std::set<std::string, std::less<>> shells = {"sh", "bash", "dash", "ash", "zsh"};
  if (!shells.contains(baseName(argv.front()))) return std::nullopt;
  for (size_t i = 1; i < argv.size() && argv[i].starts_with('-'); ++i) {
    if (argv[i].starts_with("--") || argv[i].find('c') == argv[i].npos) continue;
    size_t text = i + 1;
    if (text < argv.size() && argv[text] == "--") ++text;
    return text < argv.size() ? std::optional(argv[text]) : std::nullopt;
  }
  return std::nullopt;
}

bool mayNeedShell(const std::string& word) { return word.find_first_of("$`*?") != word.npos || word.starts_with('~'); }

/// Automake names outputs by variables: "-MF $depbase.Tpo". hone leaves these words out in any case.
void dropUnknownOutputs(Invocation& call) {
  static const std::set<std::string, std::less<>> outputs = {"-o", "-MF", "-MT", "-MQ"};
  std::vector<std::string>& words = call.argv;
  for (size_t i = words.size(); i-- > 1;)
    if (mayNeedShell(words[i]) && outputs.contains(words[i - 1]) && i > 1)
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) - 1,
                  words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  call.needsShell = std::ranges::any_of(words, mayNeedShell) || std::ranges::any_of(call.environment, mayNeedShell) ||
                    mayNeedShell(call.input);
}

void collect(std::string_view line, fs::path folder, int depth, std::vector<Invocation>& found) {
  const auto commands = parseShellLine(line);
  if (!commands || depth > deepestShell) return;
  std::string piped;  // by `cat FILE |`
  for (const ShellCommand& command : *commands) {
    if (command.words.front() == "cd" || command.words.front() == "pushd") {
      if (command.words.size() > 1 && !command.needsShell) folder = moved(folder, command.words.back());
      continue;
    }
    if (command.words.front() == ":") continue;
    Invocation call{folder, command.environment, command.words, command.input, command.needsShell};
    if (call.needsShell) dropUnknownOutputs(call);
    while (!call.argv.empty() && dropWrapper(call)) {
    }
    if (call.argv.empty()) continue;
    if (command.join == "|" && call.input.empty()) call.input = piped;
    piped = call.argv.front() == "cat" && call.argv.size() == 2 ? call.argv[1] : "";
    if (const std::optional<std::string> text = shellText(call.argv)) {
      if (call.needsShell) continue;
      const size_t before = found.size();
      collect(*text, call.folder, depth + 1, found);
      for (size_t i = before; i < found.size(); ++i)
        found[i].environment.insert(found[i].environment.begin(), call.environment.begin(), call.environment.end());
      continue;
    }
    found.push_back(std::move(call));
  }
}

}  // namespace

std::vector<Invocation> invocationsIn(std::string_view line, const fs::path& folder) {
  std::vector<Invocation> found;
  collect(line, folder, 0, found);
  return found;
}

fs::path folderAfter(std::string_view line, const fs::path& folder) {
  const auto commands = parseShellLine(line);
  if (!commands || commands->size() != 1) return {};
  const ShellCommand& only = commands->front();
  const bool changes = only.words.front() == "cd" || only.words.front() == "pushd";
  return changes && only.words.size() == 2 && !only.needsShell ? moved(folder, only.words.back()) : fs::path();
}

std::string nameOfProgram(const Invocation& call) { return call.argv.empty() ? "" : baseName(call.argv.front()); }

}  // namespace hone
