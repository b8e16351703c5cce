#include "log/invocation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <span>

#include "log/shell_words.h"
#include "log/tools.h"
#include "text/shell.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr int deepestShell = 3;  ///< of sh -c in sh -c
constexpr std::array shellOfPipeline = {"bash", "-o", "pipefail", "-c"};

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

/// Without what wraps it. Its words are empty if nothing is left.
Invocation withoutWrappers(const ShellCommand& command, const fs::path& folder) {
  Invocation call{folder, command.environment, command.words, command.input, command.needsShell};
  if (call.needsShell) dropUnknownOutputs(call);
  while (!call.argv.empty() && dropWrapper(call)) {
  }
  return call;
}

/// Whether a pipeline is to run as a whole: a program that may fail reads what another one makes for it.
bool belongTogether(std::span<const ShellCommand> pipeline, const fs::path& folder) {
  const auto isMeant = [&](const ShellCommand& command) {
    const Invocation call = withoutWrappers(command, folder);
    return !call.argv.empty() && (kindOf(call) != ToolKind::helper || call.argv.front() == "xargs");
  };
  // Not a program that is read from the pipe or the network, nor a part of a loop, nor code behind its number:
  // "12 | return x;".
  const auto isForeign = [&](const ShellCommand& command) {
    static const std::set<std::string, std::less<>> foreign = {
        "curl",  "wget", "ssh",  "scp",  "rsync", "if",     "then",     "else",   "elif", "fi", "for", "while",
        "until", "do",   "done", "case", "esac",  "select", "function", "coproc", "{",    "}",  "[["};
    const Invocation call = withoutWrappers(command, folder);
    return command.needsShell || call.argv.empty() || shellText(call.argv) || foreign.contains(nameOfProgram(call)) ||
           (kindOf(call) == ToolKind::interpreter && call.argv.size() == 1) ||
           std::isdigit(static_cast<unsigned char>(call.argv.front().front())) != 0;
  };
  const std::vector<std::string>& first = pipeline.front().words;
  const bool isFile = pipeline.size() == 2 && first.front() == "cat" && first.size() == 2;
  return pipeline.size() > 1 && !isFile && std::ranges::any_of(pipeline.subspan(1), isMeant) &&
         std::ranges::none_of(pipeline, isForeign);
}

/// As a shell would run it, but each word is quoted anew.
Invocation wholeOf(std::span<const ShellCommand> pipeline, const fs::path& folder) {
  std::string text;
  for (const ShellCommand& command : pipeline) {
    if (!text.empty()) text += " | ";
    for (const std::string& setting : command.environment) {
      const size_t value = setting.find('=') + 1;
      text += setting.substr(0, value) + shellQuoted(setting.substr(value)) + " ";
    }
    text += shellLine(command.words);
    if (!command.input.empty()) text += " < " + shellQuoted(command.input);
  }
  Invocation whole{.folder = folder, .environment = {}, .argv = {shellOfPipeline.begin(), shellOfPipeline.end()}};
  whole.argv.push_back(text);
  return whole;
}

void collect(std::string_view line, fs::path folder, int depth, std::vector<Invocation>& found) {
  const auto commands = parseShellLine(line);
  if (!commands || depth > deepestShell) return;
  std::string piped;  // by `cat FILE |`
  for (size_t i = 0; i < commands->size(); ++i) {
    size_t end = i + 1;
    while (end < commands->size() && (*commands)[end].join == "|") ++end;
    const std::span pipeline(commands->begin() + static_cast<std::ptrdiff_t>(i),
                             commands->begin() + static_cast<std::ptrdiff_t>(end));
    if ((i == 0 || pipeline.front().join != "|") && belongTogether(pipeline, folder)) {
      found.push_back(wholeOf(pipeline, folder));
      i = end - 1;
      continue;
    }
    const ShellCommand& command = (*commands)[i];
    if (command.words.front() == "cd" || command.words.front() == "pushd") {
      if (command.words.size() > 1 && !command.needsShell) folder = moved(folder, command.words.back());
      continue;
    }
    if (command.words.front() == ":") continue;
    Invocation call = withoutWrappers(command, folder);
    if (call.argv.empty()) continue;
    if (command.join == "|" && call.input.empty()) call.input = piped;
    piped = call.argv.front() == "cat" && call.argv.size() == 2 ? call.argv[1] : "";
    if (const std::optional<std::string> text = shellText(call.argv)) {
      if (call.needsShell) continue;
      const size_t before = found.size();
      collect(*text, call.folder, depth + 1, found);
      for (size_t inner = before; inner < found.size(); ++inner)
        found[inner].environment.insert(found[inner].environment.begin(), call.environment.begin(),
                                        call.environment.end());
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

bool isPipeline(const Invocation& call) {
  return call.argv.size() == shellOfPipeline.size() + 1 &&
         std::equal(shellOfPipeline.begin(), shellOfPipeline.end(), call.argv.begin());
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
