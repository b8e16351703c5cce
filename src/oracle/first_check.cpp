// If neither the end nor the output of a test points to a cause, experiments may. If a test fails once it gets the
// candidate in the other way (as a path or on standard input), it was given the wrong one. If a test fails without its
// memory limit, the limit is too low. If it fails for an empty text instead, its answers may be the wrong way round.
// A message of a shell or a program names the file that it missed. If a file of that name is in the current directory
// or beside the script, the user forgot that the test runs in its own folder.
#include "oracle/first_check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

#include "oracle/closer_look.h"
#include "text/command_text.h"
#include "text/shell.h"
#include "text/visible.h"

namespace hone {
namespace {

/// For a test that is known to time out: enough time for its output before it hangs.
constexpr double longestLook = 5;

/// Of each stream.
constexpr size_t shownLines = 10;

/// The rules, or without rules the meaning of a failure.
std::string wanted(const CommandSpec& spec) {
  if (spec.kind == TestKind::server) return "the answer 0 or fail";
  if (spec.rules.empty()) return spec.kind == TestKind::library ? "0" : "exit status 0";
  std::string rules = spec.rules.description();
  rules.pop_back();  // the end of its last line
  std::ranges::replace(rules, '\n', ' ');
  return rules;
}

/// The spec with the candidate given in the other way: on standard input, or as an argument.
CommandSpec otherWay(CommandSpec spec) {
  if (readsStandardInput(spec)) {
    spec.argv.emplace_back("@@");
  } else {
    spec.kind = TestKind::command;
    spec.argv.front() = std::filesystem::absolute(spec.argv.front());
  }
  return spec;
}

/// Runs a test, and variations of it, on the input.
class Experiments {
 public:
  Experiments(const CommandSpec& spec, std::string_view text, const Cancellation& cancellation)
      : spec_(spec), text_(text), cancellation_(cancellation) {}

  bool fails(const CommandSpec& changed, std::string_view text) const {
    const std::optional<TestResult> result = lookCloser(changed, text, cancellation_);
    return result && result->verdict == Verdict::fail;
  }

  /// Does the test fail with the change, and pass without it, several times in turn? A single run proves nothing, since
  /// the test may be flaky.
  bool failsBecauseOf(const CommandSpec& changed) { return failsInstead(changed, text_); }
  /// The same for an empty text.
  bool failsOnNothing() { return failsInstead(spec_, ""); }

  /// Did the unchanged test fail?
  bool flaky() const { return flaky_; }

 private:
  bool failsInstead(const CommandSpec& changed, std::string_view text) {
    constexpr int rounds = 3;
    for (int round = 0; round < rounds; ++round) {
      if (round > 0 && fails(spec_, text_)) flaky_ = true;
      if (flaky_ || !fails(changed, text)) return false;
    }
    return true;
  }

  const CommandSpec& spec_;
  std::string_view text_;
  const Cancellation& cancellation_;
  bool flaky_ = false;
};

/// Empty if the test's verdict is the same without its memory limit.
std::string tooLittleMemory(const CommandSpec& spec, Experiments& experiments) {
  CommandSpec unlimited = spec;
  unlimited.memoryBytes.reset();
  if (!spec.memoryBytes || !experiments.failsBecauseOf(unlimited)) return "";
  return fmt::format("without the limit of memory it fails: raise --memory, which is {} MB", *spec.memoryBytes >> 20);
}

/// Empty if the test's verdict is the same when it gets the candidate in the other way.
std::string wrongWay(const CommandSpec& spec, Experiments& experiments) {
  if (spec.project) return "";
  const bool onInput = readsStandardInput(spec);
  if (spec.kind != TestKind::script && !onInput) return "";
  const CommandSpec other = otherWay(spec);
  // If the test then also fails for an empty candidate, it fails for another reason.
  if (!experiments.failsBecauseOf(other) || experiments.fails(other, "")) return "";
  return onInput ? "the command fails if it gets the candidate's path: write @@ where it belongs"
                 : "the script reads its standard input, but the candidate's path is its argument: begin it with "
                   "exec < \"$1\"";
}

/// Empty if the test doesn't fail for an empty text either.
std::string wrongWayRound(const CommandSpec& spec, Experiments& experiments) {
  if (!experiments.failsOnNothing()) return "";
  return fmt::format("the test fails for an empty file, though not for the input: {}",
                     spec.kind == TestKind::command  ? "check that its rules aren't the wrong way round"
                     : spec.kind == TestKind::script ? "exit status 0 must mean that the failure occurs"
                                                     : "0 must mean that the failure occurs");
}

std::string causeOf(const CommandSpec& spec, const std::filesystem::path& input, const TestResult& seen,
                    const FirstRuns& first, Experiments& experiments) {
  // Comes before other guesses: a test that lacks memory may end in many ways, even with "command not found".
  const bool experiment = isProcess(spec) && !seen.timedOut;
  std::string cause = experiment ? tooLittleMemory(spec, experiments) : "";
  if (cause.empty()) cause = likelyCause(spec, input, seen);
  if (cause.empty() && experiment) cause = wrongWay(spec, experiments);
  // A file that a program accepts may well be empty.
  const bool seeksFailure = first.words.fail == VerdictWords().fail;
  if (cause.empty() && seeksFailure && !seen.timedOut) cause = wrongWayRound(spec, experiments);
  return cause;
}

/// A label with lines beside it.
std::string entry(std::string_view label, std::vector<std::string> lines) {
  if (lines.empty()) lines = {"(nothing)"};
  std::string text;
  for (const std::string& line : lines) {
    text += fmt::format("  {:<9} {}\n", label, visible(line));
    label = "";
  }
  return text;
}

/// Doesn't describe the end of a single run, since the next one may end differently.
FirstCheck flakyCheck(const FirstRuns& first) {
  FirstCheck check;
  check.happened = fmt::format("is flaky: it said '{}' first, and '{}' when it was run again",
                               first.words.of(first.verdict), first.words.fail);
  const char* more = first.repeat == autoRepeat
                         ? "let a script run the program more often and exit with 0 if it fails once"
                         : "give --repeat auto";
  check.details =
      entry("remedy", {fmt::format("make it deterministic (seeds, clocks, addresses, threads), or {}", more)});
  return check;
}

namespace fs = std::filesystem;

/// A word that stays itself where invisible characters are spelled out for a terminal (text/visible.h): in $'...',
/// which bash, zsh, ksh and POSIX 2024 know.
std::string word(std::string_view text) {
  if (visible(text) == text) return shellQuoted(text);
  std::string quoted = "$'";
  for (size_t at = 0; at < text.size();) {
    const Glyph glyph = glyphAt(text, at);
    const std::string_view bytes = text.substr(at, glyph.length);
    at += glyph.length;
    if (bytes == "'" || bytes == "\\") quoted += '\\';
    if (glyph.text == bytes)
      quoted += bytes;
    else
      for (const char byte : bytes) quoted += fmt::format("\\{:03o}", static_cast<unsigned char>(byte));
  }
  return quoted + "'";
}

/// The same, but each @@ becomes `candidate`, which the shell expands.
std::string word(std::string_view text, const std::string& candidate) {
  const size_t at = text.find(candidateMark);
  if (at == text.npos) return word(text);
  const std::string_view rest = text.substr(at + candidateMark.size());
  return (at > 0 ? word(text.substr(0, at)) : "") + candidate + (rest.empty() ? "" : word(rest, candidate));
}

std::string absolutePath(const fs::path& file) { return fs::absolute(file).lexically_normal().string(); }

std::string programOf(const CommandSpec& spec) {
  const std::string& name = spec.argv.front();
  const bool isPath = spec.kind == TestKind::script || name.find('/') != name.npos;
  return word(isPath ? absolutePath(name) : name);
}

/// The test as a shell command for the file `candidate`.
std::string commandOf(const CommandSpec& spec, const std::string& candidate) {
  std::string text = programOf(spec);
  if (spec.kind == TestKind::script) return fmt::format("{} {} < /dev/null", text, candidate);
  for (size_t i = 1; i < spec.argv.size(); ++i) text += fmt::format(" {}", word(spec.argv[i], candidate));
  return fmt::format("{} < {}", text, readsStandardInput(spec) ? candidate : "/dev/null");
}

/// For a project: in a copy of its folder, or with copies of the files that are its own.
std::vector<std::string> inCopy(const CommandSpec& spec, const fs::path& input) {
  std::string candidate = "\"$PWD\"";
  std::string copy =
      fmt::format("cp -a {} \"$(mktemp -d)\"/{} && cd \"$_\"", word(absolutePath(input)), word(spec.candidateName));
  if (spec.project->eachFile) {
    candidate.clear();
    for (const std::string& file : spec.project->origin->listed)
      candidate += fmt::format("{}{}", candidate.empty() ? "" : " ", word(file));
    copy = fmt::format("d=$(mktemp -d) && cd {} && cp -a --parents -- {} \"$d\" && cd \"$d\"",
                       word(absolutePath(input)), candidate);
  }
  return {copy, fmt::format("{}; echo \"exit status $?\"", commandOf(spec, candidate))};
}

constexpr int cannotExecute = 126;
constexpr int notFound = 127;

constexpr std::string_view missingWords[] = {"No such file",       "no such file",   "not found",    "cannot open",
                                             "can't open",         "Can't open",     "cannot find",  "No module named",
                                             "Cannot find module", "does not exist", "doesn't exist"};
constexpr std::string_view deniedWords[] = {"ermission denied"};
constexpr std::string_view memoryWords[] = {"out of memory", "Out of memory",         "OutOfMemory",     "MemoryError",
                                            "bad_alloc",     "annot allocate memory", "memory exhausted"};

bool containsAny(std::string_view text, std::span<const std::string_view> parts) {
  return std::ranges::any_of(parts, [&](std::string_view part) { return text.find(part) != text.npos; });
}

/// The last line that contains one of the parts; empty if none does.
std::string_view lineWith(std::string_view text, std::span<const std::string_view> parts) {
  std::string_view found;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (containsAny(line, parts)) found = line;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return found;
}

/// Possible file names in a message.
std::vector<std::string> wordsOf(std::string_view line) {
  constexpr std::string_view between = " \t\r'\"`:;,()[]<>";
  std::vector<std::string> words;
  while (!line.empty()) {
    const size_t begin = std::min(line.find_first_not_of(between), line.size());
    const size_t end = std::min(line.find_first_of(between, begin), line.size());
    if (end > begin) words.emplace_back(line.substr(begin, end - begin));
    line.remove_prefix(end);
  }
  return words;
}

struct MissingFile {
  std::string name;  ///< as the test calls it
  fs::path place;    ///< where it is
};

/// A file that the message names and the test's folder lacks, but that is where the user may have meant it to be.
std::optional<MissingFile> fileNamedIn(std::string_view message, const CommandSpec& spec) {
  std::vector<fs::path> places = {fs::current_path()};
  if (spec.kind == TestKind::script) places.push_back(fs::absolute(spec.argv.front()).parent_path());
  const fs::path script = spec.kind == TestKind::script ? fs::absolute(spec.argv.front()) : fs::path();
  std::error_code ignored;
  for (const std::string& word : wordsOf(message)) {
    if (fs::path(word).is_absolute()) continue;
    for (const std::string& name : {word, word + ".py"}) {
      const bool beside =
          std::ranges::any_of(spec.with.paths(), [&](const fs::path& with) { return with.filename() == name; });
      if (beside || name == spec.candidateName) continue;
      for (const fs::path& place : places) {
        const fs::path file = (place / name).lexically_normal();
        if (!fs::is_regular_file(file, ignored) || file == script.lexically_normal()) continue;
        return MissingFile{name, file};
      }
    }
  }
  return std::nullopt;
}

std::string remedyFor(const MissingFile& missing, const CommandSpec& spec, const fs::path& input) {
  if (missing.place == fs::absolute(input).lexically_normal())
    return fmt::format("the test names {} itself, but is to look at the candidate: write {}", missing.name,
                       spec.kind == TestKind::script ? "\"$1\"" : "@@");
  const bool isPath = missing.name.find('/') != missing.name.npos;
  const bool isHere = missing.place == (fs::current_path() / missing.name).lexically_normal();
  return fmt::format("the test runs in a folder of its own, which has no {}: {} {}", missing.name,
                     isPath ? "write" : "give --with", isHere && !isPath ? missing.name : missing.place.string());
}

}  // namespace

std::optional<FirstCheck> lookAtFirstCheck(const CommandSpec& spec, const std::filesystem::path& input,
                                           std::string_view text, const FirstRuns& first,
                                           const Cancellation& cancellation) {
  CommandSpec watched = spec;
  if (first.timedOut) watched.timeoutSeconds = std::min(spec.timeoutSeconds.value_or(longestLook), longestLook);
  const std::optional<TestResult> seen = lookCloser(watched, text, cancellation);
  if (!seen || !seen->evidence) return std::nullopt;
  if (seen->verdict == Verdict::fail) return flakyCheck(first);
  Experiments experiments(watched, text, cancellation);
  const std::string cause = causeOf(watched, input, *seen, first, experiments);
  if (experiments.flaky()) return flakyCheck(first);
  FirstCheck check;
  check.happened = happened(spec, *seen);
  if (!cause.empty()) check.details += entry("cause", {cause});
  check.details += entry("wanted", {wanted(spec)});
  if (isProcess(spec)) check.details += entry("stdout", excerptOf(seen->evidence->out, shownLines));
  check.details += entry("stderr", excerptOf(seen->evidence->err, shownLines));
  if (isProcess(spec)) check.details += entry("folder", {fmt::format("{}", fmt::join(seen->evidence->files, ", "))});
  if (const std::vector<std::string> commands = byHand(spec, input); !commands.empty())
    check.details += entry("by hand", commands);
  return check;
}

std::vector<std::string> byHand(const CommandSpec& spec, const fs::path& input) {
  if (spec.kind == TestKind::server) return {fmt::format("echo {} | {}", word(absolutePath(input)), spec.argv.front())};
  if (spec.kind == TestKind::library) return {};
  if (spec.project) return inCopy(spec, input);
  std::string copies = fmt::format("cp {} ./{}", word(absolutePath(input)), word(spec.candidateName));
  for (const fs::path& file : spec.with.paths()) copies += fmt::format(" && cp {} .", word(absolutePath(file)));
  std::vector<std::string> lines = {"cd \"$(mktemp -d)\"", copies};
  std::string command = commandOf(spec, fmt::format("\"$PWD\"/{}", word(spec.candidateName)));
  if (spec.memoryBytes) command = fmt::format("(ulimit -v {}; {})", *spec.memoryBytes / 1024, command);
  lines.push_back(fmt::format("{}; echo \"exit status $?\"", command));
  return lines;
}

std::string likelyCause(const CommandSpec& spec, const fs::path& input, const TestResult& seen) {
  const std::string said = seen.evidence ? seen.evidence->err + "\n" + seen.evidence->out : "";
  if (seen.doubt == Doubt::launcherKilled) return killsItsParent;
  if (seen.timedOut) return "the test took too long: make it faster, or give it more time with --timeout S";
  const std::string_view missing = lineWith(said, missingWords);
  if (std::optional<MissingFile> file = fileNamedIn(missing, spec)) return remedyFor(*file, spec, input);
  if (seen.exitCode == notFound) return "a command of the test was not found: install it, or write its absolute path";
  if (const std::string_view denied = lineWith(said, deniedWords); seen.exitCode == cannotExecute || !denied.empty()) {
    return fmt::format("{}: make it executable (chmod +x) or readable for you",
                       denied.empty() ? "a command of the test can't be executed" : denied);
  }
  if (const std::string_view line = lineWith(said, memoryWords); !line.empty() && spec.memoryBytes)
    return fmt::format("the test ran out of memory: raise --memory, which is {} MB", *spec.memoryBytes >> 20);
  if (missing.empty()) return "";
  if (spec.project)
    return "the test lacks a file or a folder: relative paths start in its own folder, so write absolute paths or give "
           "--with FILE; empty folders and what else was left out aren't there";
  return "the test lacks a file: relative paths start in its own folder, so write absolute paths or give --with FILE";
}

}  // namespace hone
