// A command and the message of its failure stand apart in a log: between them are warnings, and the lines of other
// commands that ran at the same time. So the message comes first. A crash is recognized as in a test; else the first
// line that calls itself an error counts. Then the log may say itself which command failed (ninja, Cargo, a shell); or
// a command that a shell shows before it runs it wrote all that follows; or the message names a file, and the last
// command before it with that file is meant; or just the last one before it.

#include "log/failing_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>

#include "oracle/crash_signature.h"
#include "text/shell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

constexpr size_t mostCommands = 4;
constexpr size_t linesOfMessage = 4, linesOfStack = 60;
constexpr size_t linesAround = 10'000;  ///< a message, in which its command speaks of the failure

constexpr const char* reportOfValgrind =
    R"(^==\d+== (?:Conditional jump|Invalid |Use of uninit|Syscall param|Mismatched))";

/// gcc says afterwards that its linker failed, but not why.
constexpr const char* reportOfLinker = R"(: (?:undefined reference to|multiple definition of) ['`‘])";

/// What the log says of the failure.
struct Message {
  size_t line = 0;
  std::string file = {};                ///< the name of the first file in it; empty: none
  std::vector<std::string> paths = {};  ///< what a tool read, as it and the lines around it say
  std::vector<std::string> code = {};   ///< other files in it and the lines behind it: the code that was running
  std::vector<std::string> tests = {};  ///< those that a runner says have failed
};

std::string pathIn(const std::string& line) {
  static const RE2 place(
      R"re((?:^|[\s"'(])(?:file://)?([^\s:"'()]*[\w-]\.[\w+]+)(?::\d+|::|:\[\d+|", line \d+|\(\d+[,)]|: \w*Error: ))re");
  std::string path;
  RE2::PartialMatch(line, place, &path);
  return path;
}

/// A complaint about the text of a file, which a tool has read. What a trace names is the code that was running.
bool isComplaint(const std::string& line) {
  static const RE2 form(
      R"(^(?:\s*--> |(?:ERROR|error|vet|# +\w+): |\[\w+\] |# +)?(?:file://)?[^\s:"'()]+\.[\w+]+(?::\d+|::|:\[\d+|\(\d+[,)]|: \w*Error: ))"),
      code(R"(: runtime error: |^\S+:\d+: (?:in \w+|\w*(?:Error|Exception|Failed))?$)");
  return RE2::PartialMatch(line, form) && !RE2::PartialMatch(line, code);
}

/// Go's fuzzing names a file that it has kept by the test that reads it.
void addSeeds(const std::vector<std::string>& lines, Message& message) {
  static const RE2 seed(R"(^\s*--- FAIL: (Fuzz\w+/[0-9a-f]{16}) )");
  std::string name;
  for (size_t line = message.line; line > 0 && message.line - line < linesOfStack; --line)
    if (RE2::PartialMatch(lines[line - 1], seed, &name))
      for (const std::string& path : message.code)
        message.paths.push_back((fs::path(path).parent_path() / "testdata/fuzz" / name).string());
}

/// "Process completed with exit code 1", "ERROR: Job failed: exit code 1"
bool isEndOfStep(const std::string& line) {
  static const RE2 status(R"((?i)exit(?:ed with)? (?:code|status):? [1-9])");
  return isOfRunner(line) && RE2::PartialMatch(line, status);
}

std::optional<Message> findMessage(const BuildLog& log) {
  const std::string text = log.text(0, log.lines.size());
  const size_t report = findReport(text);
  const auto messageAt = [&](size_t line) {
    Message message{line};
    std::string path;
    static const RE2 ofLinker(reportOfLinker);
    for (size_t next = line; next < std::min(line + linesOfStack, log.lines.size()); ++next) {
      path = pathIn(log.lines[next]);
      // The sources that a linker names were compiled well.
      if (path.empty() || RE2::PartialMatch(log.lines[next], ofLinker)) continue;
      if (log.lines[next].starts_with("FAILED ")) {
        message.tests.push_back(path);
        continue;
      }
      if (!isComplaint(log.lines[next])) {
        message.code.push_back(path);
        continue;
      }
      if (message.file.empty() && next < line + linesOfMessage) message.file = path.substr(path.rfind('/') + 1);
      message.paths.push_back(path);
    }
    // ESLint names the file once, in a line above all messages about it.
    for (size_t above = line;
         message.code.empty() && message.paths.empty() && above-- > 0 && line - above <= linesOfStack;)
      if (static const RE2 only(R"(^\s*(/\S+\.\w+)\s*$)"); RE2::FullMatch(log.lines[above], only, &path))
        message.paths.push_back(path);
    addSeeds(log.lines, message);
    return message;
  };
  if (report != text.npos) return messageAt(static_cast<size_t>(std::ranges::count(text.substr(0, report), '\n')));
  static const RE2 tries[] = {
      RE2(R"((?:^|\s|\()(?:[Ff]atal |FATAL |[Ss]yntax )?(?:[Ee]rror|ERROR)(?:\[\w+\]| TS\d+)?: |^\S+:\d+(?::\d+)?: .*[Ee]rror|^(?:E +)?[\w.]*(?:Error|Exception)\b: |)" +
          std::string(reportOfValgrind) + "|" + reportOfLinker),
      RE2(R"((?:Segmentation fault|Aborted|Illegal instruction|Floating point exception|Bus error)\b)"),
      RE2(R"((?i)\b(?:error|fatal|panic|failed|failure|invalid|cannot|out of memory)\b)"),
      RE2(R"((?i)exit (?:code|status):? [1-9]|Error [1-9])"), RE2(R"(^[^\s:]+\.\w+:\d+:\d+: )")};
  // What a runner says, and a command that has "error" among its words, are messages only where there is no other.
  enum class Speaker : uint8_t { program, runner, shell };
  std::vector<Speaker> speakers(log.lines.size());
  for (size_t line = 0; line < log.lines.size(); ++line)
    if (isOfRunner(log.lines[line])) speakers[line] = Speaker::runner;
  for (const LoggedCommand& command : log.commands)
    if (command.shown == Shown::bare || command.shown == Shown::prompt) speakers[command.line] = Speaker::shell;
  const auto firstIn = [&](Speaker speaker, size_t begin, size_t end) -> std::optional<size_t> {
    for (const RE2& expression : tries)
      for (size_t line = begin; line < end; ++line)
        if (speakers[line] == speaker && RE2::PartialMatch(log.lines[line], expression)) return line;
    return std::nullopt;
  };
  // What a CI system says of a step is about the command before it.
  const auto ended = std::ranges::find_if(log.lines, [](const std::string& line) { return isEndOfStep(line); });
  const auto end = static_cast<size_t>(ended - log.lines.begin());
  size_t begin = 0;
  for (const LoggedCommand& command : log.commands)
    if (command.shown == Shown::prompt && command.line < end) begin = std::max(begin, command.line + 1);
  if (ended != log.lines.end())
    if (const auto line = firstIn(Speaker::program, begin, end)) return messageAt(*line);
  for (const Speaker speaker : {Speaker::program, Speaker::runner, Speaker::shell})
    if (const auto line = firstIn(speaker, 0, log.lines.size())) return messageAt(*line);
  // Programs have words of their own for failures; a run shows whether the last line is about one.
  for (size_t line = log.lines.size(); line-- > 0 && !log.commands.empty();)
    if (!log.lines[line].empty() && speakers[line] != Speaker::runner) return messageAt(line);
  return std::nullopt;
}

/// The end of the command as the lines tell it: status and signal.
std::pair<int, int> endIn(std::string_view text) {
  static const RE2 status(
      R"((?i)(?:exit(?:ed with)?(?: (?:code|status))?:? |returned (?:non-zero exit status )?|Error )(\d{1,3})\b)");
  static const std::pair<const char*, int> deaths[] = {{"Segmentation fault", 11},
                                                       {"SIGSEGV", 11},
                                                       {"Aborted", 6},
                                                       {"SIGABRT", 6},
                                                       {"Illegal instruction", 4},
                                                       {"Floating point exception", 8},
                                                       {"Bus error", 7},
                                                       {"Trace/breakpoint trap", 5}};
  for (const auto& [words, signal] : deaths)
    if (text.find(words) != text.npos) return {-1, signal};
  int code = 0;
  return {RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), status, &code) && code > 0 ? code : 1, 0};
}

bool names(const Invocation& call, const std::string& file) {
  return !file.empty() &&
         (std::ranges::any_of(call.argv, [&](const std::string& word) { return word.find(file) != word.npos; }) ||
          call.input.find(file) != std::string::npos);
}

/// The last command before the message, if a shell shows it: what follows is its output. Null otherwise, and where the
/// log says itself which command failed.
const LoggedCommand* shownBefore(const BuildLog& log, const Message& message) {
  const LoggedCommand* last = nullptr;
  if (std::ranges::find(log.commands, Shown::failed, &LoggedCommand::shown) != log.commands.end()) return nullptr;
  for (const LoggedCommand& each : log.commands)
    if (each.line <= message.line && (last == nullptr || each.line >= last->line)) last = &each;
  return last != nullptr && last->shown == Shown::prompt ? last : nullptr;
}

/// A program that was built says this, and none of those that build.
bool isOfBuiltProgram(const std::string& line) {
  static const RE2 report(R"(^==\d+== ?ERROR: \w+Sanitizer|: runtime error: |)" + std::string(reportOfValgrind)),
      named(R"(^(?:thread '(\w+)'.* panicked at|(\S+): \S+:\d+: .*Assertion [`']))");
  std::string thread, program;
  if (RE2::PartialMatch(line, report)) return true;
  if (!RE2::PartialMatch(line, named, &thread, &program)) return false;
  return kindOf({.folder = {}, .argv = {thread.empty() ? program : thread}}) == ToolKind::unknown;
}

bool asksForVersion(const Invocation& call) {
  static const RE2 option("--version|-version|-V|version");
  const bool isVerbose = nameOfProgram(call) == "ctest" && call.argv.back() == "-V";
  return !isVerbose && call.argv.size() == 2 && RE2::FullMatch(call.argv[1], option);
}

bool mayRunBuiltProgram(const Invocation& call) {
  const ToolKind kind = kindOf(call);
  return kind == ToolKind::unknown || kind == ToolKind::interpreter || kind == ToolKind::driver ||
         nameOfProgram(call) == "valgrind";
}

/// The commands that may have failed, the most likely first.
std::vector<const LoggedCommand*> candidates(const BuildLog& log, const Message& message) {
  std::vector<const LoggedCommand*> found;
  const LoggedCommand* shown = shownBefore(log, message);
  // Whether a later command on the line has the same program. Of "go vet && go test", the second one counts: it runs if
  // the first one succeeds.
  const auto isFollowed = [&](const LoggedCommand* each) {
    const LoggedCommand* const end = log.commands.data() + log.commands.size();
    for (const LoggedCommand* next = each + 1; next != end && next->line == each->line; ++next)
      if (next->call.argv.front() == each->call.argv.front()) return true;
    return false;
  };
  const auto rank = [&](const LoggedCommand* each) {
    const bool saysSo = each->shown == Shown::failed;
    const bool isBefore = each->line <= message.line;
    const size_t distance = isBefore ? message.line - each->line : each->line - message.line;
    const ToolKind kind = kindOf(each->call);
    // The smallest tuple is the best.
    return std::tuple(each != shown, kind == ToolKind::driver, each->shown == Shown::crashed, !saysSo && !isBefore,
                      !names(each->call, message.file), !saysSo, distance, isFollowed(each));
  };
  const bool wasBuilt = isOfBuiltProgram(log.lines[message.line]);
  for (const LoggedCommand& each : log.commands)
    if (!asksForVersion(each.call) && (!wasBuilt || mayRunBuiltProgram(each.call))) found.push_back(&each);
  std::ranges::stable_sort(found, {}, rank);
  return found;
}

/// The lines that the command wrote, as far as the log tells: the first one, and the one behind the last.
std::pair<size_t, size_t> outputOf(const BuildLog& log, const LoggedCommand& command, const Message& message) {
  size_t begin = command.line + 1, end = log.lines.size();
  if (message.line < command.line) {
    begin = 0;
    end = command.line + 1;
  }
  for (const LoggedCommand& other : log.commands) {
    if (other.shown == Shown::crashed || &other == &command) continue;
    if (other.line < command.line && other.line < message.line) begin = std::max(begin, other.line + 1);
    if (other.line > command.line && other.line > message.line) end = std::min(end, other.line);
  }
  begin = std::max(std::min(begin, message.line), message.line - std::min(message.line, linesAround));
  end = std::min(std::max(end, message.line + 1), message.line + linesAround);
  return {begin, end};
}

/// The folders that may hold what the log's folder held.
std::vector<fs::path> placesFor(const fs::path& folder, const LogPlace& place) {
  std::vector<fs::path> places = {folder, place.current};
  if (!place.beside.empty()) {
    const fs::path below = folder.lexically_relative(place.current);
    if (!below.empty() && !below.string().starts_with(".."))
      places.push_back((place.beside / below).lexically_normal());
    places.push_back(place.beside);
  }
  // Of another machine, whose folder has another name.
  const std::string name = folder.string();
  for (const fs::path& base : {place.current, place.beside})
    for (size_t slash = name.find('/', 1); !base.empty() && slash != name.npos; slash = name.find('/', slash + 1))
      places.push_back(base / name.substr(slash + 1));
  return places;
}

/// `path` is of another machine. The part of it that isn't there, if the rest is below `base`.
std::optional<std::string> foreignPart(const std::string& path, const fs::path& base, const LogFiles& files) {
  for (size_t slash = path.find('/', 1); slash != path.npos; slash = path.find('/', slash + 1))
    if (files.isFile(base / path.substr(slash + 1))) return path.substr(0, slash);
  return std::nullopt;
}

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
  for (size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// The command where its inputs are: at the log's folder, or at the same place below another one.
std::optional<FailingCommand> located(const Invocation& logged, const LogPlace& place, const LogFiles& files) {
  FailingCommand found{.call = logged};
  const auto hasInputs = [&] {
    found.inputs = inputsOf(found.call, files);
    return !found.inputs.empty();
  };
  for (const fs::path& folder : placesFor(logged.folder, place)) {
    found.call.folder = folder;
    if (files.isFolder(folder) && hasInputs()) return found;
  }
  for (const fs::path& base : {place.current, place.beside}) {
    if (base.empty()) continue;
    for (const std::string& word : logged.argv) {
      const size_t slash = word.find('/');
      if (slash == word.npos || word.starts_with('-')) continue;
      const auto foreign = foreignPart(word, base, files);
      if (!foreign || foreign->empty() || foreign->front() != '/') continue;
      found.call = logged;
      for (std::string& each : found.call.argv) replaceAll(each, *foreign, base.string());
      std::string folder = logged.folder.string();
      replaceAll(folder, *foreign, base.string());
      found.call.folder = files.isFolder(folder) ? fs::path(folder) : base;
      if (hasInputs()) return found;
    }
  }
  return std::nullopt;
}

/// Where the inputs of a log's commands are looked for. A log may have many commands, and a folder many files, so what
/// was found once is kept.
class InputSearch {
 public:
  InputSearch(const Message& message, const LogPlace& place, const LogFiles& files)
      : message_(message), place_(place), files_(files) {}

  /// The files below the current folder that have this name.
  const std::vector<fs::path>& named(const std::string& name) {
    if (!isIndexed_)
      for (fs::path& file : files_.below(place_.current)) byName_[file.filename().string()].push_back(std::move(file));
    isIndexed_ = true;
    static const std::vector<fs::path> none;
    const auto it = byName_.find(name);
    return it == byName_.end() ? none : it->second;
  }

  const Message& message() const { return message_; }
  const LogPlace& place() const { return place_; }
  const LogFiles& files() const { return files_; }

 private:
  const Message& message_;
  const LogPlace& place_;
  const LogFiles& files_;
  std::map<std::string, std::vector<fs::path>> byName_;
  bool isIndexed_ = false;
};

/// The files that a shell would put in the place of "*.json", in the first folder that has some.
void expandGlobs(Invocation& call, const LogPlace& place, const LogFiles& files) {
  const auto needsMore = [](const std::string& word) {
    return word.find_first_of("$`") != word.npos || word.starts_with('~');
  };
  if (std::ranges::any_of(call.argv, needsMore) || std::ranges::any_of(call.environment, needsMore) ||
      needsMore(call.input))
    return;
  for (const fs::path& folder : placesFor(call.folder, place)) {
    std::vector<std::string> words;
    bool isFound = false;
    for (const std::string& word : call.argv) {
      const bool isPattern = word.find_first_of("*?") != word.npos && !words.empty();
      const std::vector<std::string> names = isPattern ? files.matching(folder, word) : std::vector<std::string>();
      isFound |= !names.empty();
      words.insert(words.end(), names.begin(), names.end());
      if (names.empty()) words.push_back(word);
    }
    if (!isFound) continue;
    call.argv = std::move(words);
    call.needsShell = false;
    return;
  }
}

/// The command with the paths of this machine, if it has some of another one's.
Invocation moved(const Invocation& logged, const fs::path& base, const LogFiles& files) {
  Invocation call = logged;
  for (const std::string& word : logged.argv) {
    const size_t slash = word.find('/');
    if (slash == word.npos || files.isFile(word)) continue;
    const auto foreign = foreignPart(word.substr(slash), base, files);
    if (!foreign || foreign->empty()) continue;
    for (std::string& each : call.argv) replaceAll(each, *foreign + "/", base.string() + "/");
    break;
  }
  return call;
}

bool isOwnProgram(const Invocation& call) {
  return kindOf(call) == ToolKind::unknown && call.argv.front().find('/') != std::string::npos;
}

/// Whether the command may read files that it doesn't name.
bool mayFindFiles(const Invocation& call) {
  // What runs in a container reads other files.
  const std::string name = nameOfProgram(call);
  if (name == "docker" || name == "podman") return false;
  const ToolKind kind = kindOf(call);
  // An interpreter alone runs its standard input.
  const bool runsScript = kind == ToolKind::interpreter && call.argv.size() > 1;
  const bool readsModules = kind == ToolKind::rustc || kind == ToolKind::javac;
  return isOwnProgram(call) || kind == ToolKind::driver || runsScript || kind == ToolKind::reader || readsModules;
}

bool mayRunIn(const fs::path& folder, const Invocation& call, const LogFiles& files) {
  return files.isFolder(folder) && (!isOwnProgram(call) || files.isFile(folder / call.argv.front()));
}

/// Of a command that finds its inputs by itself, such as `make` or `npm test`: the file that the message names.
std::optional<FailingCommand> withNamedFile(const LoggedCommand& logged, InputSearch& search) {
  const Message& message = search.message();
  const LogFiles& files = search.files();
  if (!mayFindFiles(logged.call)) return std::nullopt;
  for (const fs::path& folder : placesFor(logged.call.folder, search.place())) {
    const Invocation call = moved(logged.call, folder, files);
    if (!mayRunIn(folder, call, files)) continue;
    const auto finding = [&](const fs::path& at, const fs::path& file) {
      FailingCommand found{.call = call, .inputs = {{InputWord::none, 0, 0, file}}};
      found.call.folder = at;
      return found;
    };
    std::vector<fs::path> bases = {folder};
    for (const std::string& word : logged.call.argv)
      if (files.isFolder(folder / word)) bases.push_back(folder / word);
    const auto firstOf = [&](const std::vector<std::string>& paths) -> fs::path {
      for (const std::string& path : paths)
        for (const fs::path& base : bases) {
          fs::path file = (base / path).lexically_normal();
          if (const auto foreign = foreignPart(path, base, files); foreign && !files.isFile(file))
            file = base / path.substr(foreign->size() + 1);
          // Not a library of the system.
          const fs::path project = folder.parent_path().has_relative_path() ? folder.parent_path() : folder;
          const bool isOwn = !file.lexically_relative(project).string().starts_with("..");
          if (isOwn && std::ranges::none_of(file.lexically_relative(folder), isOfInstalled) && files.isFile(file))
            return file;
        }
      return {};
    };
    if (const fs::path file = firstOf(message.paths); !file.empty()) return finding(folder, file);
    if (const fs::path file = firstOf(message.tests); !file.empty()) {
      FailingCommand found = finding(folder, file);
      found.readsMore = true;
      return found;
    }
  }
  return std::nullopt;
}

std::string questionAbout(const LoggedCommand& logged, const std::string& said, const Message& message) {
  return fmt::format(
      "{}; the command in line {} is {}, but the log doesn't say which file it read{}: run hone in the "
      "folder of the build, or give the file: hone reduce INPUT --same-crash -- COMMAND @@",
      said, logged.line + 1, shellLine(logged.call.argv),
      message.code.empty() ? "" : fmt::format(", only that {} was running", message.code.front()));
}

/// The first name in a relative path.
std::string topOf(std::string path) {
  if (path.starts_with("./")) path.erase(0, 2);
  return path.starts_with('/') || path.starts_with('.') ? "" : path.substr(0, path.find('/'));
}

/// The first names of the paths that the command reads and that aren't in the folder. What it writes needn't be there.
std::vector<std::string> missingIn(const fs::path& folder, const std::vector<std::string>& words,
                                   const LogFiles& files) {
  std::vector<std::string> missing;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool isValue = i > 0 && words[i - 1].starts_with('-');
    const bool isOutput = isValue && (words[i - 1].starts_with("-o") || words[i - 1].starts_with("-M"));
    const bool isPath = words[i].find('/') != std::string::npos || isValue;
    const std::string top = isPath && !isOutput ? topOf(words[i]) : "";
    if (!top.empty() && !top.starts_with('-') && !files.isFile(folder / top) && !files.isFolder(folder / top))
      missing.push_back(top);
  }
  return missing;
}

/// What the log ran before to make what the command needs and isn't there: the builds and compilers that name a file or
/// folder which it reads; or, if its own folder is missing, those that name this folder, or ran in it.
std::vector<Invocation> makersOf(const BuildLog& log, const LoggedCommand& command, const fs::path& folder,
                                 const LogFiles& files) {
  const bool isMissing = !files.isFolder(folder);
  const std::vector<std::string> missing =
      isMissing ? std::vector{folder.filename().string()} : missingIn(folder, command.call.argv, files);
  const auto namesMissing = [&](const Invocation& call) {
    return std::ranges::any_of(
        call.argv, [&](const std::string& word) { return std::ranges::find(missing, topOf(word)) != missing.end(); });
  };
  // A missing folder may just be one of another machine, unless it is set up from above, or for what is above it.
  bool isSetUp = !isMissing;
  std::vector<Invocation> makers;
  for (const LoggedCommand& each : log.commands) {
    const ToolKind kind = kindOf(each.call);
    const bool isInside = each.call.folder == command.call.folder;
    const bool isAbove = isMissing && each.call.folder == command.call.folder.parent_path();
    const bool isMaker = (isMissing && isInside) || ((isInside || isAbove) && namesMissing(each.call));
    if (!isMaker || each.line >= command.line || each.call.needsShell || asksForVersion(each.call) ||
        (kind != ToolKind::driver && kind != ToolKind::compiler) || each.call.argv == command.call.argv ||
        std::ranges::find(makers, each.call.argv, &Invocation::argv) != makers.end())
      continue;
    isSetUp |=
        isAbove || std::ranges::any_of(each.call.argv, [](const std::string& word) { return word.starts_with(".."); });
    const fs::path where = isAbove ? folder.parent_path() : folder;
    makers.push_back(moved(each.call, where, files));
    makers.back().folder = where;
  }
  if (!isSetUp) makers.clear();
  return makers;
}

/// For a command that finds its inputs by itself, if the log doesn't tell them.
std::optional<FailingCommand> withUnknownInput(const LoggedCommand& logged, const std::string& said,
                                               const BuildLog& log, const InputSearch& search) {
  // What a program of the project is given may be its output.
  if (!mayFindFiles(logged.call) || (!isOwnProgram(logged.call) && !missingInputs(logged.call).empty()))
    return std::nullopt;
  for (const fs::path& folder : placesFor(logged.call.folder, search.place())) {
    FailingCommand found{.call = moved(logged.call, folder, search.files()),
                         .inputs = {},
                         .question = questionAbout(logged, said, search.message())};
    found.call.folder = folder;
    if (mayRunIn(folder, found.call, search.files())) return found;
    if ((search.files().isFolder(folder) || search.files().isFolder(folder.parent_path())) &&
        !makersOf(log, logged, folder, search.files()).empty())
      return found;
  }
  return std::nullopt;
}

/// The command names its inputs, but the failure isn't about them: an interpreter runs a script, and fails over what
/// that reads; a tool reads a script of its own, or a crate, and complains of another file.
bool isAboutOthers(const FailingCommand& found, const Message& message) {
  const auto isInput = [&](const std::string& name) {
    return std::ranges::any_of(found.inputs,
                               [&](const InputWord& input) { return input.file.filename().string() == name; });
  };
  switch (kindOf(found.call)) {
    case ToolKind::interpreter:
    case ToolKind::driver:
      return std::ranges::none_of(found.inputs, [](const InputWord& input) { return isData(input.file); }) &&
             !isInput(message.file);
    case ToolKind::reader:
    case ToolKind::javac:
    case ToolKind::rustc: return !message.file.empty() && !isInput(message.file);
    default: return false;
  }
}

/// A build tool may run a command in a folder that it doesn't name: the only one that holds its input.
std::optional<FailingCommand> inSomeFolder(const Invocation& logged, InputSearch& search) {
  const std::vector<std::string> missing = missingInputs(logged);
  if (missing.empty() || missing.front().starts_with('/')) return std::nullopt;
  const std::string wanted = "/" + missing.front();
  FailingCommand found{.call = logged};
  for (const fs::path& file : search.named(fs::path(missing.front()).filename().string())) {
    const std::string path = file.string();
    if (!path.ends_with(wanted)) continue;
    if (!found.inputs.empty()) return std::nullopt;
    found.call.folder = path.substr(0, path.size() - wanted.size());
    found.inputs = inputsOf(found.call, search.files());
  }
  const ToolKind kind = kindOf(logged);
  if (kind != ToolKind::compiler && kind != ToolKind::rustc && kind != ToolKind::javac)
    std::erase_if(found.inputs, [](const InputWord& input) { return !isData(input.file); });
  return found.inputs.empty() ? std::nullopt : std::optional(std::move(found));
}

std::string messageOf(std::string_view failure) {
  static const RE2 head(R"(^(?:(?:SIG\w+|exit \d+)(?:[,:] |$))+)"), place(R"(^(?:[^\s:]+:)+(?:_:)* ?)");
  std::string text(failure.substr(0, failure.find('\n')));
  RE2::Replace(&text, head, "");
  RE2::Replace(&text, place, "");
  return text;
}

/// The longest run of letters: what stands for a number or a quoted text has none.
std::string longestWord(std::string_view message) {
  std::string longest, word;
  for (const char c : message) {
    word = std::isalpha(static_cast<unsigned char>(c)) != 0 ? word + c : "";
    if (word.size() > longest.size()) longest = word;
  }
  return longest;
}

std::string lastLine(std::string_view output) {
  while (output.ends_with('\n')) output.remove_suffix(1);
  const size_t begin = output.rfind('\n');
  return std::string(begin == output.npos ? output : output.substr(begin + 1));
}

}  // namespace

Likeness likeness(std::string_view logged, std::string_view here) {
  if (logged.empty()) return isCrash(here) ? Likeness::same : Likeness::none;
  const std::string a = messageOf(logged), b = messageOf(here);
  if (a == b) return Likeness::same;
  // A status alone says nothing.
  if (b.empty() && !isCrash(here)) return Likeness::none;
  if (a.empty() || b.empty()) return isCrash(logged) == isCrash(here) ? Likeness::kind : Likeness::none;
  if (a.find(b) != a.npos || b.find(a) != b.npos) return Likeness::same;
  const auto kind = [](const std::string& text) { return text.substr(0, text.find_first_of(":,")); };
  return isCrash(logged) && isCrash(here) && kind(a) == kind(b) ? Likeness::kind : Likeness::none;
}

Likeness likenessToLog(const FailingCommand& logged, std::string_view here, std::string_view output) {
  const Likeness alike = likeness(logged.failure, here);
  if (alike == Likeness::same || logged.log == nullptr || here.empty() || isCrash(here)) return alike;
  const std::string said = messageOf(here);
  const std::string last = said.empty() ? lastLine(output) : "";
  const std::string word = longestWord(said);
  const bool isThere = std::ranges::any_of(*logged.log, [&](const std::string& line) {
    if (said.empty()) return !last.empty() && line == last;
    // To read each line as a message is slow, and a log may have a million.
    return line.find(word) != line.npos &&
           messageOf(signatureOf(findCrash(1, 0, "", line))).find(said) != std::string::npos;
  });
  return isThere ? Likeness::same : alike;
}

std::vector<FailingCommand> findFailingCommands(std::string_view log, const LogPlace& place, const LogFiles& files) {
  BuildLog read = readBuildLog(log, place.current);
  for (LoggedCommand& each : read.commands)
    if (each.call.needsShell) expandGlobs(each.call, place, files);
  const std::optional<Message> message = findMessage(read);
  if (!message)
    throw UserError(
        "the log shows no failure: give the whole log, or the command and its input: hone reduce INPUT "
        "--same-crash -- COMMAND @@");
  const std::vector<const LoggedCommand*> all = candidates(read, *message);
  // CI systems put stars in the place of secrets.
  const auto isHidden = [](const LoggedCommand* each) {
    return std::ranges::any_of(each->call.argv, [](const std::string& word) {
      return word.size() >= 3 && word.find_first_not_of('*') == word.npos;
    });
  };
  if (!all.empty() && isHidden(all.front()))
    throw UserError(
        fmt::format("the log says: {}; but it hides words of the command in line {}, {}: give the command with them: "
                    "hone reduce INPUT --same-crash -- COMMAND @@",
                    read.lines[message->line], all.front()->line + 1, shellLine(all.front()->call.argv)));
  const auto lines = std::make_shared<const std::vector<std::string>>(read.lines);
  const auto complete = [&](FailingCommand found, const LoggedCommand& command) {
    // The file that the message names comes first. But a script's trace names the script, and not what it read.
    if (kindOf(found.call) != ToolKind::interpreter)
      std::ranges::stable_partition(found.inputs,
                                    [&](const InputWord& input) { return input.file.filename() == message->file; });
    const auto [begin, end] = outputOf(read, command, *message);
    const std::string output = read.text(begin, end);
    const auto [status, signal] = endIn(read.text(begin, end, true));
    const bool isSilent = message->line == command.line && command.shown == Shown::prompt;
    if (!isSilent)
      found.failure = signatureOf(findCrash(status, signal, "", output,
                                            found.inputs.empty() ? "" : found.inputs.front().file.filename().string()));
    found.said = read.lines[message->line];
    found.log = lines;
    found.before = makersOf(read, command, found.call.folder, files);
    found.line = command.line + 1;
    return found;
  };
  // A command that only a shell can run isn't tried. If it wrote the message, no other command is tried either.
  std::vector<const LoggedCommand*> tried;
  if (all.empty() || !all.front()->call.needsShell || all.front() != shownBefore(read, *message))
    std::ranges::copy_if(all, std::back_inserter(tried),
                         [](const LoggedCommand* each) { return !each->call.needsShell; });
  const std::string said = fmt::format("the log says: {}", read.lines[message->line]);
  InputSearch search(*message, place, files);
  std::vector<FailingCommand> found, again;
  for (const LoggedCommand* each : tried) {
    auto here = located(each->call, place, files);
    if (here && isAboutOthers(*here, *message)) {
      auto other = withNamedFile(*each, search);
      if (other && std::ranges::find(here->inputs, other->inputs.front().file, &InputWord::file) == here->inputs.end())
        here = std::move(other);
      else
        here->readsMore = true;
    }
    if (!here) here = inSomeFolder(each->call, search);
    if (!here) here = withNamedFile(*each, search);
    if (!here) here = withUnknownInput(*each, said, read, search);
    if (!here) continue;
    // A program that didn't fail on one input is less likely than another one.
    const bool isNew = std::ranges::none_of(
        found, [&](const FailingCommand& other) { return nameOfProgram(other.call) == nameOfProgram(here->call); });
    if (isNew) found.push_back(complete(std::move(*here), *each));
    if (!isNew && again.size() < mostCommands) again.push_back(complete(std::move(*here), *each));
    if (found.size() == mostCommands) break;
  }
  for (size_t i = 0; i < again.size() && found.size() < mostCommands; ++i) found.push_back(std::move(again[i]));
  if (!found.empty()) return found;
  if (all.empty())
    throw UserError(
        fmt::format("{}; but it shows no command: run the build verbosely (make VERBOSE=1, ninja -v, cargo "
                    "build -v, bazel build --verbose_failures), or let hone run it: hone reduce --from -- COMMAND; or "
                    "give a folder with compile_commands.json: "
                    "hone reduce --from FOLDER",
                    said));
  const Invocation& call = all.front()->call;
  if (call.needsShell)
    throw UserError(
        fmt::format("{}; but only a shell could run line {}, {}: give the command that it stands for: hone "
                    "reduce --from -- COMMAND",
                    said, all.front()->line + 1, shellLine(call.argv)));
  const std::vector<std::string> missing = missingInputs(call);
  if (missing.empty()) throw UserError(questionAbout(*all.front(), said, *message));
  throw UserError(
      fmt::format("{}; the command in line {} is {}, but {} isn't there: run hone in the folder of the "
                  "build, or give them: hone reduce INPUT --same-crash -- COMMAND @@",
                  said, all.front()->line + 1, shellLine(call.argv), fmt::join(missing, ", ")));
}

}  // namespace hone
