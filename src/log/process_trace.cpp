#include "log/process_trace.h"

#include <re2/re2.h>

#include <map>
#include <set>

namespace hone {
namespace {

namespace fs = std::filesystem;

/// A string of C as strace prints it, behind its first quote; takes it and the last quote from `text`.
std::string takeQuoted(std::string_view& text) {
  static constexpr std::string_view letters = "abfnrtv", meanings = "\a\b\f\n\r\t\v";
  std::string plain;
  while (!text.empty() && text.front() != '"') {
    char c = text.front();
    text.remove_prefix(1);
    if (c == '\\' && !text.empty()) {
      c = text.front();
      text.remove_prefix(1);
      if (const size_t letter = letters.find(c); letter != letters.npos) {
        c = meanings[letter];
      } else if (c >= '0' && c <= '7') {
        int code = c - '0';
        for (int digits = 1; digits < 3 && !text.empty() && text.front() >= '0' && text.front() <= '7'; ++digits) {
          code = 8 * code + text.front() - '0';
          text.remove_prefix(1);
        }
        c = static_cast<char>(code);
      }
    }
    plain += c;
  }
  if (!text.empty()) text.remove_prefix(1);
  return plain;
}

/// The strings in brackets: the words of an execve, the parts of a writev.
std::vector<std::string> quotedIn(std::string_view text) {
  std::vector<std::string> strings;
  for (size_t quote; (quote = text.find_first_of("\"]")) != text.npos && text[quote] == '"';) {
    text.remove_prefix(quote + 1);
    strings.push_back(takeQuoted(text));
  }
  return strings;
}

class TraceReader {
 public:
  ProcessTrace read(std::string_view trace) {
    while (!trace.empty()) {
      const std::string_view line = trace.substr(0, trace.find('\n'));
      trace.remove_prefix(std::min(trace.size(), line.size() + 1));
      readLine(line);
    }
    // Those that strace saw no end of.
    for (auto& [id, process] : running_) {
      process.openedByAll = trace_.opened.size();
      trace_.processes.push_back(std::move(process));
    }
    return std::move(trace_);
  }

 private:
  void readLine(std::string_view line) {
    static const RE2 form(R"((\d+) +(?:(\w+)\(|<\.\.\. (\w+) resumed>|\+\+\+ (exited with|killed by) (\w+))(.*))");
    int id = 0;
    std::string call, resumed, end, how;
    re2::StringPiece rest;
    if (!RE2::FullMatch(re2::StringPiece(line.data(), line.size()), form, &id, &call, &resumed, &end, &how, &rest))
      return;
    TracedProcess& process = processOf(id);
    const std::string_view words(rest.data(), rest.size());
    if (!end.empty() && process.id != id) return;
    if (!end.empty())
      return finish(process, end.front() == 'e' ? std::atoi(how.c_str()) : 0, end.front() == 'k' ? how : "");
    const std::string& name = call.empty() ? resumed : call;
    if (name.starts_with("open")) return open(process, words);
    if (name.ends_with("fork") || name.starts_with("clone")) return start(process, words);
    if (name == "execve" && !call.empty()) return execute(process, words);
    if (name.starts_with("write") && !call.empty()) return write(process, words);
  }

  /// That which it is a thread of, if it is one.
  TracedProcess& processOf(int id) {
    if (const auto it = leaders_.find(id); it != leaders_.end()) id = it->second;
    return running_.try_emplace(id, TracedProcess{.id = id}).first->second;
  }

  void finish(TracedProcess& process, int status, const std::string& signal) {
    static const std::map<std::string, int> signals = {
        {"SIGILL", 4},  {"SIGTRAP", 5},  {"SIGABRT", 6},  {"SIGBUS", 7},   {"SIGFPE", 8},
        {"SIGKILL", 9}, {"SIGSEGV", 11}, {"SIGPIPE", 13}, {"SIGTERM", 15}, {"SIGSYS", 31}};
    process.status = status;
    process.openedByAll = trace_.opened.size();
    if (const auto it = signals.find(signal); it != signals.end()) process.signal = it->second;
    trace_.processes.push_back(std::move(process));
    running_.erase(trace_.processes.back().id);
  }

  void open(TracedProcess& process, std::string_view words) {
    static const RE2 current(R"(^AT_FDCWD<(/[^>]*)>)"), opened(R"( = \d+<(/[^>]+)>$)");
    std::string path;
    const re2::StringPiece text(words.data(), words.size());
    if (process.call.folder.empty() && RE2::PartialMatch(text, current, &path)) process.call.folder = path;
    if (!RE2::PartialMatch(text, opened, &path)) return;
    process.opened.push_back({path, process.output.size()});
    if (seen_.insert(path).second) trace_.opened.emplace_back(path);
  }

  void start(TracedProcess& process, std::string_view words) {
    static const RE2 started(R"( = (\d+)$)");
    int id = 0;
    if (!RE2::PartialMatch(re2::StringPiece(words.data(), words.size()), started, &id)) return;
    // It may have begun before its parent went on.
    TracedProcess& child = processOf(id);
    if (words.find("CLONE_THREAD") != words.npos) {
      process.output += child.output;
      process.opened.insert(process.opened.end(), child.opened.begin(), child.opened.end());
      leaders_[id] = process.id;
      running_.erase(id);
      return;
    }
    child.parent = process.id;
    // A shell may open what "< FILE" names before it starts the command.
    if (!process.opened.empty()) child.opened.insert(child.opened.begin(), {process.opened.back().path, 0});
    if (child.call.argv.empty()) child.call.argv = process.call.argv;
  }

  static void execute(TracedProcess& process, std::string_view words) {
    const size_t list = words.find(", [");
    if (list == words.npos) return;
    process.call.argv = quotedIn(words.substr(list + 3));
    process.call.folder.clear();
    process.output.clear();
    for (OpenedFile& file : process.opened) file.written = 0;
  }

  static void write(TracedProcess& process, std::string_view words) {
    if (!words.starts_with("1<") && !words.starts_with("2<")) return;
    // Behind the path of the descriptor.
    const size_t text = words.find(">, ");
    if (text == words.npos) return;
    for (const std::string& part : quotedIn(words.substr(text + 3))) process.output += part;
  }

  ProcessTrace trace_;
  std::map<int, TracedProcess> running_;
  std::map<int, int> leaders_;  ///< of threads
  std::set<std::string> seen_;
};

}  // namespace

std::vector<std::string> tracedCommand(const std::vector<std::string>& argv, const fs::path& trace) {
  // -y: the path behind each descriptor, whatever folder a name was relative to. "?": there is no such call on some
  // machines. A word or a line that is longer than -s is cut.
  std::vector<std::string> traced = {
      "strace", "-f",
      "-y",     "-z",
      "-q",     "--seccomp-bpf",
      "-s",     "8192",
      "-e",     "trace=?open,openat,?openat2,execve,write,writev,?fork,?vfork,clone,?clone3",
      "-e",     "signal=none",
      "-o",     trace.string()};
  traced.insert(traced.end(), argv.begin(), argv.end());
  return traced;
}

ProcessTrace readTrace(std::string_view trace) { return TraceReader().read(trace); }

}  // namespace hone
