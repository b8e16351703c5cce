#include "log/build_log.h"

#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

#include "log/tools.h"
#include "text/visible.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using re2::StringPiece;

constexpr size_t longestLine = size_t(1) << 20;
constexpr size_t longestBeginning = 80, fewestLines = 4;  ///< of what CI systems put before lines
/// "me@host:~/p$", "[me@host p]#"
constexpr const char* promptOfShell = R"(\[?[\w.-]+@[\w.:~/ -]{1,80}\]?[$#%>])";

/// Without colours, and what a terminal has overwritten.
std::string plain(std::string line) {
  static const RE2 section(R"(^section_(?:start|end):\d+:\S*)");
  std::erase(line, '\0');
  line = withoutTerminalCodes(std::move(line));
  if (line.starts_with("section_")) RE2::Replace(&line, section, "");
  while (line.ends_with('\r')) line.pop_back();
  if (const size_t overwritten = line.rfind('\r'); overwritten != line.npos) line.erase(0, overwritten + 1);
  return line;
}

/// What GitHub, GitLab, Docker, Jenkins, Drone, TeamCity, AppVeyor, Docker Compose and journald put before a line.
std::string withoutStamp(std::string line) {
  // `gh run view --log`: job, step and time.
  if (line.find('\t') != line.npos) {
    static const RE2 columns(R"(^[^\t]{1,80}\t[^\t]{1,80}\t((?:\x{feff})?\d{4}-\d\d-\d\dT))");
    RE2::Replace(&line, columns, R"(\1)");
  }
  static const RE2 named(R"(^(?:[a-z][\w.-]*-\d+ +\| ?|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [\w.@-]+\[\d+\]: ))");
  if (!line.empty() && std::isalpha(static_cast<unsigned char>(line.front())) != 0) RE2::Replace(&line, named, "");
  if (line.empty() || std::string_view("0123456789[#+\xef").find(line.front()) == std::string_view::npos) return line;
  static const RE2 stamp(
      R"(^(?:\x{feff})?(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?Z?(?: \d\d[OE]\+?)? ?)"
      R"(|\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?Z\] ?|\d\d:\d\d:\d\d(?:[.,]\d+)? +|)"
      R"(\[\d\d:\d\d:\d\d\](?:[A-Za-z ]?:)?\s*(?:\[Step \d+/\d+\] )?|#\d+ \d+\.\d+ |\+\d+s |\[[\w./ -]+\]\s+\|\s?))"),
      note(R"(^##\[(?:error|warning|debug)\])");
  RE2::Replace(&line, stamp, "");
  RE2::Replace(&line, note, "");
  return line;
}

/// A beginning with each number as one zero, so that times and counters are equal.
std::string shapeOf(std::string_view beginning) {
  std::string shape;
  for (const char c : beginning)
    if (std::isdigit(static_cast<unsigned char>(c)) == 0)
      shape += c;
    else if (!shape.ends_with('0'))
      shape += '0';
  return shape;
}

/// Whether CI systems put this before lines: a time, a column, or a name in brackets; but no progress, as "[3/9] ".
bool isBeforeLines(std::string_view shape) {
  const bool inBrackets = shape.starts_with('[') && shape.ends_with("] ") && shape.find("0/0") == shape.npos &&
                          shape.find('%') == shape.npos && shape != "[0:0:0] ";
  return inBrackets || shape.ends_with(" | ") || (shape.ends_with(": ") && shape.find("0:0:0") != shape.npos);
}

/// The places in the line where such a beginning may end.
std::vector<size_t> endsOfBeginning(std::string_view line) {
  std::vector<size_t> ends;
  for (const std::string_view mark : {" | ", "] ", ": "})
    for (size_t at = line.find(mark); at < longestBeginning; at = line.find(mark, at + 1))
      ends.push_back(at + mark.size());
  return ends;
}

/// Takes out what most lines begin with, whatever CI system has put it there.
void dropCommonBeginning(std::vector<std::string>& lines) {
  std::map<std::string, size_t> counts;
  size_t filled = 0;
  for (const std::string& line : lines) {
    filled += line.empty() ? 0 : 1;
    for (const size_t end : endsOfBeginning(line))
      if (std::string shape = shapeOf(std::string_view(line).substr(0, end)); isBeforeLines(shape)) ++counts[shape];
  }
  const std::string* common = nullptr;
  for (const auto& [shape, count] : counts)
    if (count >= fewestLines && count * 2 > filled && (common == nullptr || shape.size() > common->size()))
      common = &shape;
  if (common == nullptr) return;
  for (std::string& line : lines)
    for (const size_t end : endsOfBeginning(line))
      if (shapeOf(std::string_view(line).substr(0, end)) == *common) {
        line.erase(0, end);
        break;
      }
}

/// Does a line go on in the next one?
bool isContinued(const std::string& line) { return line.ends_with('\\') && !line.ends_with("\\\\"); }

/// tox repeats a command behind its output: "py: exit 1 (0.4 seconds) /p> python3 a.py pid=7".
bool isOfTox(const std::string& line) {
  static const RE2 form(R"(^[\w.,-]+: exit \d+ \()");
  return line.find(": exit ") != line.npos && RE2::PartialMatch(line, form);
}

class LogReader {
 public:
  LogReader(std::string_view log, const fs::path& folder) : folder_(folder) {
    for (size_t begin = 0; begin < log.size();) {
      const size_t end = std::min(log.find('\n', begin), log.size());
      log_.lines.push_back(plain(std::string(log.substr(begin, std::min(end - begin, longestLine)))));
      begin = end + 1;
    }
    dropCommonBeginning(log_.lines);
    for (std::string& line : log_.lines) line = withoutStamp(std::move(line));
  }

  BuildLog read() {
    for (line_ = 0; line_ < log_.lines.size(); ++line_) {
      const std::string& line = log_.lines[line_];
      if (line.empty() || isOfTox(line)) continue;
      if (mayBeSpecial(line)) {
        if (changesFolder(line)) continue;
        const bool ofBazel = saysBazel(line);
        if (const size_t begin = line_; failedBefore(line) || ofBazel) {
          if (ofBazel) log_.lines[begin].clear();
          continue;
        }
        if (crashedItself(line) || fuzzerFound(line) || fuzzerRuns(line) || gradleStarts(line)) continue;
      }
      showsCommand();
    }
    return std::move(log_);
  }

 private:
  void add(std::string_view text, Shown shown, size_t line, const fs::path& folder) {
    std::vector<Invocation> calls = invocationsIn(text, folder);
    // A sentence with a command in parentheses.
    if (shown == Shown::bare && !calls.empty() && !isProgram(calls.front(), text)) return;
    for (Invocation& call : calls) {
      const ToolKind kind = kindOf(call);
      // A trace shows the parts of `cat FILE | COMMAND` as lines of their own.
      if (call.input.empty() && line == catLine_ + 1) call.input = catFile_;
      if (call.argv.front() == "cat" && call.argv.size() == 2 && shown == Shown::prompt) {
        catFile_ = call.argv[1];
        catLine_ = line;
      }
      // "Run actions/checkout@v4" on GitHub is none.
      const std::string& program = call.argv.front();
      const bool isAction = program.find('/') != program.npos && program.find('@') != program.npos;
      if (kind == ToolKind::helper || isAction || program.ends_with(':')) continue;
      const bool isKnown = kind != ToolKind::unknown || isPath(call.argv.front());
      if (shown == Shown::bare && (!isKnown || !hasArguments(call))) continue;
      log_.commands.push_back({std::move(call), line, shown});
    }
  }

  /// What is known, or a path. Of a pipeline, its first word.
  static bool isProgram(const Invocation& call, std::string_view text) {
    if (!isPipeline(call)) return kindOf(call) != ToolKind::unknown || isPath(call.argv.front());
    const std::vector<Invocation> first = invocationsIn(text.substr(0, text.find('|')), call.folder);
    return !first.empty() && !first.front().argv.empty() && isProgram(first.front(), "");
  }

  /// "./parser", but not "./parser.c:3: error".
  static bool isPath(const std::string& program) {
    return program.find('/') != program.npos && program.find_first_of(":=@") == program.npos;
  }

  /// A sentence may begin with the name of a tool.
  static bool hasArguments(const Invocation& call) {
    if (!call.input.empty()) return true;
    return std::any_of(call.argv.begin() + 1, call.argv.end(), [](const std::string& word) {
      return (word.size() > 1 && word.front() == '-') || word.find('/') != word.npos ||
             (fs::path(word).has_extension() && !word.ends_with('.'));
    });
  }

  /// Without false answers for lines that the next functions know. They would take a minute for a log of 50 MB.
  static bool mayBeSpecial(const std::string& line) {
    static const RE2 words(
        "Entering directory|Leaving directory|Compiling|Checking|Building|^> |^npm |Working Directory|"
        "^ERROR: |^FAILED: |process didn't exit|could not execute|: line |error executing|"
        "returned non-zero|died with|Program arguments|Test unit written|: Running \\d|^Running: |^Starting process ");
    return RE2::PartialMatch(line, words);
  }

  /// Lines that say where the next ones are from.
  bool changesFolder(const std::string& line) {
    static const RE2 entering(R"(^\S+?(?:\[\d+\])?: Entering directory [`'‘](.*)['’]\s*$)"),
        leaving(R"(^\S*make(?:\[\d+\])?: Leaving directory )"),
        compiling(R"(^\s*(?:Compiling|Checking|Building) \S+ v\S+ \((/.*)\)$)"), npm(R"(^> \S+@\S+ \S+ (/\S.*)$)"),
        npmPath(R"(^npm (?:ERR!|error) path (/.*)$)"), ctest(R"(^\d+: Working Directory: (/.*)$)");
    std::string where;
    if (RE2::PartialMatch(line, ctest, &where)) {
      if (!log_.commands.empty()) log_.commands.back().call.folder = where;
    } else if (RE2::PartialMatch(line, entering, &where)) {
      outer_.push_back(folder_);
      folder_ = (folder_ / where).lexically_normal();
    } else if (RE2::PartialMatch(line, leaving)) {
      if (outer_.empty()) return true;
      folder_ = outer_.back();
      outer_.pop_back();
    } else if (RE2::PartialMatch(line, compiling, &where) || RE2::PartialMatch(line, npm, &where) ||
               RE2::PartialMatch(line, npmPath, &where)) {
      folder_ = where;
    } else {
      return false;
    }
    return true;
  }

  /// "ERROR: /p/BUILD:2:1: Compiling a.cc failed": what the compiler says comes behind it, and says more.
  static bool saysBazel(const std::string& line) {
    static const RE2 form(R"(^ERROR: /\S*/BUILD(?:\.bazel)?:\d+:\d+: )");
    return RE2::PartialMatch(line, form);
  }

  /// The command that the log itself says has failed.
  bool failedBefore(const std::string& line) {
    static const RE2 ninja(R"(^FAILED: )"),
        cargo(R"((?:process didn't exit successfully|could not execute process):? `(.*)`)"),
        shell(R"(^\S+: line \d+:\s+\d+ (?:Segmentation fault|Aborted|Illegal instruction|Floating point exception|)"
              R"(Bus error|Trace/breakpoint trap|Killed)\s+(?:\(core dumped\)\s*)?(.*)$)"),
        bazel(R"(error executing (?:\w+ )?command(?: \(from target [^)]*\))?\s*(.*)$)"),
        cut(R"(\d+ arguments? skipped\)$)"), npm(R"(^npm (?:ERR!|error) command (.*)$)"),
        python(R"(returned non-zero exit status|died with <Signals)");
    std::string command;
    const bool isBazel = RE2::PartialMatch(line, bazel, &command);
    if (isBazel && !command.empty()) {
      if (!RE2::PartialMatch(command, cut)) add(command, Shown::failed, line_, folder_);
    } else if (isBazel || RE2::PartialMatch(line, ninja)) {
      if (line_ + 1 < log_.lines.size()) add(joined(line_ + 1), Shown::failed, line_ + 1, folder_);
      ++line_;
    } else if (RE2::PartialMatch(line, cargo, &command) || RE2::PartialMatch(line, shell, &command)) {
      add(command, Shown::failed, line_, folder_);
    } else if (RE2::PartialMatch(line, npm, &command)) {
      addNpm(command);
    } else {
      return RE2::PartialMatch(line, python) && addPython(line);
    }
    return true;
  }

  /// npm doesn't quote what it hands to the shell: "sh -c -- node build.js in.json".
  void addNpm(std::string_view command) {
    for (const std::string_view shell : {"sh -c -- ", "sh -c "})
      if (command.starts_with(shell)) command.remove_prefix(shell.size());
    add(command, Shown::failed, line_, folder_);
  }

  /// "Command '['gcc', '-c', 'x.c']' returned non-zero exit status 1."
  bool addPython(const std::string& line) {
    static const RE2 form(R"(Command '\[(.*)\]' (?:returned|died))"), other(R"(Command '([^\[].*)' (?:returned|died))");
    std::string words;
    if (RE2::PartialMatch(line, other, &words)) {
      add(words, Shown::failed, line_, folder_);
      return true;
    }
    if (!RE2::PartialMatch(line, form, &words)) return false;
    add(withoutCommas(words), Shown::failed, line_, folder_);
    return true;
  }

  static std::string withoutCommas(std::string words) {
    RE2::GlobalReplace(&words, "', ", "' ");
    return words;
  }

  bool crashedItself(const std::string& line) {
    static const RE2 arguments(R"(^(?:0\.\s+|Stack dump:\s*0\.\s+)Program arguments: (.*)$)"),
        compilationFolder(R"(-fdebug-compilation-dir[= ]("[^"]+"|\S+))");
    std::string command, folder;
    if (!RE2::PartialMatch(line, arguments, &command)) return false;
    fs::path where = folder_;
    if (RE2::PartialMatch(command, compilationFolder, &folder)) {
      std::erase(folder, '"');
      where = folder;
    }
    add(command, Shown::crashed, line_, where);
    return true;
  }

  /// libFuzzer keeps the input that fails. The command shows the failure on it, without the options of the search.
  bool fuzzerFound(const std::string& line) {
    static const RE2 kept(R"(Test unit written to (\S.*)$)"),
        search(R"(-(?:runs|max_total_time|jobs|workers|fork|artifact_prefix|exact_artifact_path|dict|merge|seed|)"
               R"(print_\w+|max_len|len_control|use_value_profile|reload|ignore_\w+|entropic|keep_seed)=.*)");
    std::string artefact;
    if (!RE2::PartialMatch(line, kept, &artefact)) return false;
    const auto fuzzer = std::find_if(log_.commands.rbegin(), log_.commands.rend(),
                                     [](const LoggedCommand& each) { return kindOf(each.call) == ToolKind::unknown; });
    if (fuzzer == log_.commands.rend()) return true;
    LoggedCommand run = *fuzzer;
    run.shown = Shown::failed;
    // What isn't an option is a folder of inputs.
    std::erase_if(run.call.argv, [&](const std::string& word) {
      return &word != &run.call.argv.front() && (!word.starts_with('-') || RE2::FullMatch(word, search));
    });
    run.call.argv.push_back(artefact);
    log_.commands.push_back(std::move(run));
    return true;
  }

  /// libFuzzer on inputs that are given: first it names itself, then each of them before it reads it.
  bool fuzzerRuns(const std::string& line) {
    static const RE2 itself(R"(^(\S+): Running \d+ inputs )"), one(R"(^Running: (\S.*)$)");
    std::string input;
    if (RE2::PartialMatch(line, itself, &fuzzer_)) return true;
    if (fuzzer_.empty() || !RE2::PartialMatch(line, one, &input)) return false;
    log_.commands.push_back({{.folder = folder_, .argv = {fuzzer_, input}}, line_, Shown::prompt});
    return true;
  }

  /// "Starting process 'command 'java''. Working directory: /p Command: java -cp /p/classes Main in.txt"
  bool gradleStarts(const std::string& line) {
    static const RE2 form(R"(^Starting process .* Working directory: (\S+) Command: (.*)$)");
    std::string folder, command;
    if (!RE2::PartialMatch(line, form, &folder, &command)) return false;
    add(command, Shown::prompt, line_, folder);
    return true;
  }

  /// The line, with those that it goes on in.
  std::string joined(size_t line) const {
    std::string text = log_.lines[line];
    while (isContinued(text) && ++line < log_.lines.size() && text.size() < longestLine) {
      text.pop_back();
      text += log_.lines[line];
    }
    return text;
  }

  void showsCommand() {
    static const RE2 quoted(R"re((?i)^\s*(?:running|executing|command|exec|run)[: ]*`(.*)`\s*$)re"),
        mark(
            // What bash is told to put behind "+" by PS4: a place or a time.
            R"re(^\s*(?:\++ (?:\d\d:\d\d:\d\d(?:\.\d+)? |[\w./-]+:\d+:(?:\w*:)? ?)?|\++ ?\([^)]*\): (?:\w+\(\): )?|)re"
            R"re(\$ |❯ |\[command\]|##\[group\]Run |\d+: Test command: |[\w.,-]+: commands(?:_\w+)?\[\d+\]> |libtool: (?:compile|link): +|)re"
            R"re((?i:running(?: command)?|executing(?: command)?|command(?: line)?|cmd|exec|invoking): |Starting program: |)re"
            // Prompts of shells, also of Windows.
            + std::string(promptOfShell) +
            R"re( |Subject: Cron <\S+> |[A-Za-z][\w.-]*% |(?:PS )?[A-Z]:\\[^>]{0,200}> ?))re"),
        // Behind these, there may also be words for people.
        weakMark(R"re(^\s*(?:\[\s*\d+/\d+\]\s+|\[\s*\d+%\]\s+|> |% |Run |##\[(?:group|command)\]|)re"
                 R"re((?:#\d+ )?(?:> )?(?:\[[^\]]*\] )?(?:Step \d+/\d+ : )?RUN (?:--\S+ )*))re");
    // As Python shows a list, and with it waf.
    static const RE2 list(R"(^\s*\[('.*')\]\s*$)");
    std::string text = joined(line_);
    std::string command;
    if (text.ends_with(']') && RE2::FullMatch(text, list, &command))
      return add(withoutCommas(command), Shown::prompt, line_, folder_);
    const size_t begin = line_;
    while (isContinued(log_.lines[line_]) && line_ + 1 < log_.lines.size()) ++line_;
    if (text.find('`') != text.npos && RE2::FullMatch(text, quoted, &command))
      return add(command, Shown::prompt, begin, folder_);
    StringPiece rest(text);
    // CircleCI shows a step behind the shell that runs it.
    const bool isStep = begin > 0 && log_.lines[begin - 1].starts_with("#!/bin/");
    const bool isMarked = isStep || RE2::Consume(&rest, mark);
    if (isMarked || RE2::Consume(&rest, weakMark)) {
      const std::string_view marked(rest.data(), rest.size());
      if (const fs::path folder = folderAfter(marked, folder_); !folder.empty())
        folder_ = folder;
      else
        add(marked, isMarked ? Shown::prompt : Shown::bare, begin, folder_);
      return;
    }
    add(text, Shown::bare, begin, folder_);
  }

  BuildLog log_;
  fs::path folder_;
  std::vector<fs::path> outer_;
  std::string catFile_, fuzzer_;
  size_t catLine_ = 0;
  size_t line_ = 0;
};

}  // namespace

std::string BuildLog::text(size_t begin, size_t end, bool withRunners) const {
  std::string text;
  for (size_t i = begin; i < std::min(end, lines.size()); ++i)
    text.append(!withRunners && isOfRunner(lines[i]) ? "" : lines[i]).append("\n");
  return text;
}

bool isOfRunner(const std::string& line) {
  static const RE2 form(
      R"(^(?:FAILED: |ninja: build stopped|\S*make(?:\[\d+\])?: \*\*\* |xargs: \S+: exited|error: build failed|hudson\.|org\.jenkinsci\.|)"
      R"(\s+at (?:hudson|org\.jenkinsci)\.|Error when executing \w+ post condition|ERROR: (?:script returned|Job failed)|Cleaning up project directory|)"
      R"((?:Error: )?Process completed with|(?:Process e|E)xited with code|Build step '|Finished: |Step .* failed$|)"
      R"([\w.-]+-\d+ exited with code|\[Pipeline\] |(?:##\[error\])?(?:Error: )?\S*(?i:cmake) failed with|##\[|)"
      R"(\s+[\w.,-]+: FAIL code \d|\s+evaluation failed :\(|🚨 Error: |rake aborted!|Command failed with status \())");
  // The shell waits for the next command.
  static const RE2 prompt(std::string(promptOfShell) + " ?");
  return isOfTox(line) || RE2::PartialMatch(line, form) || RE2::FullMatch(line, prompt);
}

BuildLog readBuildLog(std::string_view log, const fs::path& folder) { return LogReader(log, folder).read(); }

}  // namespace hone
