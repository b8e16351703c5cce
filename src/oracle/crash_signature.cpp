#include "oracle/crash_signature.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <map>
#include <set>
#include <span>

#include "oracle/stack_trace.h"
#include "text/visible.h"

namespace hone {

namespace {

using re2::StringPiece;

constexpr size_t framesThatCount = 3;
constexpr size_t stacksToLookAt = 8;
constexpr size_t longestMessage = 4096;  ///< two failures may differ only behind the types of a template
constexpr std::string_view plainFailure = "exit ";

/// The meaning of a mark's last group.
enum class Says : uint8_t {
  nothing,  ///< there is none
  code,     ///< the program's own text
  message,  ///< may quote the input, so it's generalized
  detail,   ///< a message that only counts where there is no stack
  chance,   ///< there is none, and the stack is arbitrary too: memory or time may run out anywhere
};

/// How a kind of crash appears in the output. If `kind` is empty, the first group is the kind.
struct Mark {
  const char* kind;
  RE2 expression;
  Says says;
};

/// The first match counts, so the more specific marks come first.
std::span<const Mark> marks() {
  static const Mark all[] = {
      // The rest of the report's first line, after the kind: addresses, sizes, the allocator's functions.
      {"",
       R"((?m)^==\d+==(?:ERROR|WARNING): (\w+Sanitizer: [A-Za-z][A-Za-z_-]*(?: [A-Za-z_-]+)*?)(?: on |[ :]*[\d(]|:|$))",
       Says::nothing},
      {"", R"((?m)^==\d+== ?ERROR: (libFuzzer: (?:timeout|out-of-memory)))", Says::chance},
      {"", R"((?m)^==\d+== ?ERROR: (libFuzzer: [a-z -]+[a-z]))", Says::nothing},
      {"out of memory", R"((?m)^FATAL ERROR: .*JavaScript heap out of memory)", Says::chance},
      {"out of memory", R"((?m)^memory allocation of \d+ bytes failed)", Says::nothing},
      {"", R"((?m)^WARNING: (ThreadSanitizer: [^(\n]*[^(\n ]))", Says::nothing},
      {"runtime error", R"((?m):\d+:\d+: runtime error: (.*))", Says::message},
      {"", R"((?m)^SUMMARY: (\w+Sanitizer: [A-Za-z][\w-]+))", Says::nothing},
      {"assertion", R"((?m)Assertion [`'"](.*)['"] failed)", Says::code},
      {"assertion", R"((?m)[Aa]ssertion failed: (.*?)(?:', \S+:\d+:\d+)?$)", Says::message},
      {"assertion", R"((?m)[Aa]ssert(?:ion)? failure:? (.*))", Says::message},
      {"unreachable", R"((?m)^(.*)\nUNREACHABLE executed)", Says::message},
      {"internal compiler error", R"((?m)internal compiler error: (.*))", Says::message},
      {"panic", R"((?m)^thread '.*' (?:\(\d+\) )?panicked at (?:\S+:\d+:\d+:\n(.*)|'(.*?)'?(?:, \S+:\d+:\d+)?$))",
       Says::detail},
      {"stack overflow", R"((?m)^thread '.*' (?:\(\d+\) )?has overflowed its stack)", Says::nothing},
      {"panic", R"((?m)^panic: (runtime error: .*))", Says::message},
      {"panic", R"((?m)^panic: (.*))", Says::detail},
      {"fatal error", R"((?m)^fatal error: (.*)\n\n(?:runtime stack|goroutine ))", Says::message},
      {"fatal error", R"((?m)^(?:fatal error: error in backend|LLVM ERROR): (.*))", Says::message},
      {"compiler crash", R"((?m)^PLEASE submit a bug report to)", Says::nothing},
      {"JVM crash", R"((?m)^# Problematic frame:\n# \w\s+(?:\[[^\]]*\]\s*)?(\S*?)(?:\+\w+)?$)", Says::message},
      {"Fatal Python error", R"((?m)^Fatal Python error: (.*))", Says::message},
      {"", R"((?m)^terminate called after throwing an instance of '(.*)'(?:\n\s*what\(\):\s*(.*))?)", Says::detail},
      {"terminate called", R"((?m)^terminate called (without.*|recursively))", Says::code},
      // The words depend on the size of the block.
      {"glibc: double free", R"((?m)^(?:free\(\): double free|double free or corruption))", Says::nothing},
      {"glibc",
       R"((?m)^((?:free|\w*alloc\w*|munmap_chunk)\(\): [\w ,.-]*|corrupted (?:size vs|double-linked)[\w .-]*))",
       Says::message},
      {"glibc", R"((?m)^\*\*\* (.*) \*\*\*: (?:\S* )?terminated)", Says::code},
      // An error of Node has a code; the difference that an assertion shows has many lines.
      {"", R"((?m)^(?:Uncaught )?([A-Z]\w*) \[[A-Z0-9_]+\](?:: (.*))?\n(?:.*\n){0,99}?\s+at )", Says::detail},
      // Java and JavaScript; the message may have a second line.
      {"",
       R"re((?m)^(?:Exception in thread ".*" |Caused by: |Uncaught )?((?:[a-zA-Z_$][\w$]*\.)*[A-Z][\w$]*))re"
       R"((?:: (.*))?\n(?:.*\n)??\s+at )",
       Says::detail},
      // Ruby.
      {"uncaught", R"((?m)^\S+:\d+:in [`'].*': (.* \((?:[A-Z]\w*::)*[A-Z]\w*\))$)", Says::message},
      // gdb (oracle/debugger.cpp).
      {"SIGSEGV, stack overflow", R"((?m)^fault in the innermost frame: 1$)", Says::nothing},
      {"", R"((?m)^(?:Program|Thread \d+.*) received signal (SIG\w+),)", Says::nothing},
      {"uncaught", R"((?m)^(.*)\n\(Use `node --trace-uncaught)", Says::message},
  };
  return all;
}

/// Replaces numbers, quoted texts and folders by placeholders.
std::string generalized(std::string text) {
  static const RE2 quoted(R"('[^'\n]*'|"[^"\n]*"|`[^`'\n]*[`']|‘[^’\n]*’)"), folder(R"((?:[\w.+-]*/)+)"),
      number(R"(-?\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|inf|nan)\b)");
  RE2::GlobalReplace(&text, quoted, "_");
  RE2::GlobalReplace(&text, folder, "");
  RE2::GlobalReplace(&text, number, "_");
  return text;
}

std::string shortened(std::string message) {
  if (message.size() > longestMessage) message.resize(longestMessage);
  while (message.ends_with(' ')) message.pop_back();
  return message;
}

constexpr std::string_view calledAt = " < ";

/// A line, or an instruction: what another version of the program has elsewhere. Empty if the frame doesn't tell.
std::string lineOf(const Frame& frame) {
  static const RE2 line(R"((?:.*/)?\(?([^/]*(?::\d+|\+0x[0-9a-fA-F]+))\)?)");
  std::string place;
  if (RE2::FullMatch(frame.place, line, &place)) return place;
  return frame.inPage.empty() ? "" : frame.function + "@" + frame.inPage;
}

std::string placeOf(const std::vector<Frame>& own) {
  std::string place = lineOf(own.front());
  if (place.empty() || own.size() == 1) return place;
  const std::string caller = lineOf(own[1]);
  return caller.empty() ? place : fmt::format("{}{}{}", place, calledAt, caller);
}

std::vector<std::string> functionsOf(const std::vector<Frame>& frames) {
  std::vector<std::string> functions;
  for (const Frame& frame : frames)
    if (!frame.function.empty()) functions.push_back(frame.function);
  return functions;
}

/// A stack may overflow anywhere in a recursion, so only the recurring functions count.
std::vector<std::string> recurring(const std::vector<std::string>& functions) {
  std::map<std::string, int> times;
  for (const std::string& function : functions) ++times[function];
  std::vector<std::string> found;
  for (const auto& [function, count] : times) {
    if (count > 1) found.push_back(function);
  }
  return found.empty() ? functions : found;
}

/// A failure inside a recursion is the same at every depth, so each function counts once, where it is innermost.
std::vector<std::string> withoutCycles(std::vector<std::string> functions) {
  std::set<std::string> seen;
  std::erase_if(functions, [&](const std::string& function) { return !seen.insert(function).second; });
  return functions;
}

/// By what the report says, never by the look of the stack: a failure may well be in a deep recursion.
bool overflowsStack(const Crash& crash, std::string_view report) {
  static const RE2 expression(
      "stack-overflow|StackOverflowError|stack overflow|Maximum call stack size|maximum recursion depth");
  const StringPiece head(report.data(), std::min(report.find('\n'), report.size()));
  return RE2::PartialMatch(crash.kind, expression) || RE2::PartialMatch(head, expression);
}

/// True if the frame's file is the candidate, or in it.
bool isIn(std::string_view candidateFile, const Frame& frame) {
  if (candidateFile.empty()) return false;
  const std::string_view place = frame.place;
  for (size_t at = place.find(candidateFile); at != place.npos; at = place.find(candidateFile, at + 1)) {
    const std::string_view rest = place.substr(at + candidateFile.size());
    if ((at == 0 || place[at - 1] == '/') && (rest.starts_with(':') || rest.starts_with('/'))) return true;
  }
  return false;
}

/// The functions from the report's stacks. The first stack with functions of the program itself counts, with these
/// functions only. If there is none, all functions of the first stack count. If it fails in the candidate, none count.
void addFrames(std::string_view report, std::string_view candidateFile, Crash& crash, bool innermostLast = false) {
  std::vector<Stack> stacks = findStacks(report, stacksToLookAt);
  if (crash.kind == "ThreadSanitizer: data race") {
    for (size_t side = 0; side < std::min<size_t>(stacks.size(), 2); ++side) {
      const std::vector<Frame> own = ownFrames(stacks[side]);
      if (!own.empty()) crash.frames.push_back(own.front().function);
    }
    std::sort(crash.frames.begin(), crash.frames.end());
    return;
  }
  for (Stack& stack : stacks) {
    if (innermostLast) std::reverse(stack.begin(), stack.end());
    const std::vector<Frame> own = ownFrames(stack);
    if (own.empty()) continue;
    if (isIn(candidateFile, own.front())) return;
    crash.frames = functionsOf(own);
    crash.place = placeOf(own);
    break;
  }
  if (crash.frames.empty() && !stacks.empty()) crash.frames = functionsOf(stacks.front());
  if (overflowsStack(crash, report)) {
    crash.frames = recurring(crash.frames);
    crash.place.clear();
  } else {
    crash.frames = withoutCycles(std::move(crash.frames));
  }
  if (crash.frames.size() > framesThatCount) crash.frames.resize(framesThatCount);
}

/// Python prints the innermost function last, and then the exception.
bool findPythonException(std::string_view text, std::string_view candidateFile, Crash& crash) {
  static const RE2 exception(R"((?m)^([A-Za-z_][\w.]*)(?:: (.*))?$)");
  const size_t start = text.rfind("Traceback (most recent call last)");
  if (start == std::string_view::npos) return false;
  StringPiece rest(text.data() + start, text.size() - start);
  std::string message;
  RE2::PartialMatch(rest, exception, &crash.kind, &message);
  const size_t end = text.find("\n" + crash.kind, start);
  // The exception's line comes first; it tells whether the stack has overflowed.
  addFrames(fmt::format("{}\n{}", message, text.substr(start, end - start)), candidateFile, crash,
            /*innermostLast=*/true);
  if (crash.frames.empty()) crash.message = shortened(generalized(message));
  return true;
}

/// "static void ns::check(const T&) [with T = int]" -> "ns::check".
std::string nameIn(std::string function) {
  if (const size_t with = function.find(" [with "); with != function.npos) function.resize(with);
  function = withoutParameters(std::move(function));
  size_t begin = function.size();
  for (int depth = 0; begin > 0 && (depth > 0 || function[begin - 1] != ' '); --begin) {
    const char c = function[begin - 1];
    depth += (c == '>' || c == ')') - (c == '<' || c == '(');
  }
  function.erase(0, begin);
  return function.substr(std::min(function.find_first_not_of("*&"), function.size()));
}

/// Without a stack: the place that a failed assertion or a panic prints beside its message, which begins at `begin`.
/// The C++ library's assertions name a place in its own headers, which says nothing of the program.
void addPrintedPlace(std::string_view text, size_t begin, Crash& crash) {
  static const RE2 assertion(R"((?:.*?: )??([^:\n]+):(\d+): (?:(.*): )?Assertion [`'"])"),
      panic(R"((?s)thread '[^\n]*' (?:\(\d+\) )?panicked at (?:'.*?', )?(\S+?):(\d+:\d+)(?::?\n|:?$))");
  if (crash.kind != "assertion" && crash.kind != "panic") return;
  const auto beginOfLine = [&](size_t at) { return at == 0 ? 0 : text.rfind('\n', at - 1) + 1; };  // npos + 1 is 0
  const size_t line = beginOfLine(begin), before = beginOfLine(line == 0 ? 0 : line - 1);
  std::string file, number, function;
  for (const size_t start : {line, before}) {
    const StringPiece from(text.data() + start, text.size() - start);
    const auto matches = [&](const RE2& expression, std::vector<std::string*> parts) {
      std::array<StringPiece, 4> groups;
      if (!expression.Match(from, 0, from.size(), RE2::ANCHOR_START, groups.data(), static_cast<int>(parts.size()) + 1))
        return false;
      for (size_t i = 0; i < parts.size(); ++i) *parts[i] = std::string(groups[i + 1].data(), groups[i + 1].size());
      return true;
    };
    if (!matches(assertion, {&file, &number, &function}) && !matches(panic, {&file, &number})) continue;
    Frame frame{file.substr(file.rfind('/') + 1), fmt::format("{}:{}", file, number), ""};
    if (!function.empty()) frame.function += ":" + nameIn(function);
    if (const std::vector<Frame> own = ownFrames({frame}); !own.empty()) {
      crash.frames = functionsOf(own);
      crash.place = lineOf(frame);
    }
    return;
  }
}

bool findMark(std::string_view text, std::string_view candidateFile, Crash& crash) {
  for (const Mark& mark : marks()) {
    const StringPiece whole(text.data(), text.size());
    std::array<StringPiece, 3> groups;
    const int count = std::min(mark.expression.NumberOfCapturingGroups(), 2);
    if (!mark.expression.Match(whole, 0, whole.size(), RE2::UNANCHORED, groups.data(), count + 1)) continue;
    crash.kind = *mark.kind != '\0' ? mark.kind : std::string(groups[1].data(), groups[1].size());
    if (mark.says == Says::chance) return true;
    // From the line of the mark on, since an exception's first frame is a part of the mark.
    const auto begin = static_cast<size_t>(groups[0].data() - text.data());
    addFrames(text.substr(begin), mark.says == Says::detail ? candidateFile : "", crash);
    const bool hasStack = !crash.frames.empty();
    if (!hasStack) addPrintedPlace(text, begin, crash);
    const StringPiece said = *mark.kind == '\0' || groups[2].data() != nullptr ? groups[2] : groups[1];
    if (mark.says == Says::nothing || (mark.says == Says::detail && hasStack)) return true;
    std::string message(said.data(), said.size());
    // Tells a type from the name of a function.
    if (message.empty() && mark.says == Says::detail) message = "thrown";
    crash.message = shortened(mark.says == Says::code ? message : generalized(message));
    return true;
  }
  return false;
}

/// The signal that ended the process, or a process below a shell, as the shell's exit code tells.
int crashSignal(int exitCode, int signal) {
  if (signal != 0) return signal;
  for (int deadly : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS}) {
    if (exitCode == 128 + deadly) return deadly;
  }
  return 0;
}

std::string firstComplaint(std::string_view text) {
  // No heading, "==== FAILURES ====", but "==77== Invalid read" of Valgrind.
  static const RE2 expression(
      R"((?mi)^((?:=*[^=\s].*|[ \t\v\f\r].*)?\b(?:error|fatal|exception|failed|failure|abort|invalid|uninitialised|cannot|can't).*)$)"),
      ofPytest(R"((?m)^E +([\w.]*(?:Error|Exception): .*)$)"),
      ofMinitest(R"((?m)^\s*\d+\) (?:Error|Failure):\n[^\n]*:\n([^\n]+)$)"),
      ofPerl(R"((?m)^([^#\s].* at \S+ line \d+\.)$)"), shown(R"(^\s*Running `)");
  const StringPiece whole(text.data(), text.size());
  std::string line;
  // Around them are the names of all tests, and which of them failed.
  for (const RE2* ofRunner : {&ofPytest, &ofMinitest})
    if (RE2::PartialMatch(whole, *ofRunner, &line)) return line;
  // Perl warns in the same form before it dies.
  for (StringPiece rest(whole); RE2::FindAndConsume(&rest, ofPerl, &line);) {
  }
  if (!line.empty()) return line;
  // A command that cargo shows, with words such as --error-format, is none.
  for (StringPiece rest(whole); RE2::FindAndConsume(&rest, expression, &line);)
    if (!RE2::PartialMatch(line, shown)) return line;
  return "";
}

std::string lastWords(std::string_view text) {
  static const RE2 expression(R"((?:^|\n)\s*(\S[^\n]*?)\s*$)");
  std::string line;
  RE2::PartialMatch(StringPiece(text.data(), text.size()), expression, &line);
  return line;
}

Crash crashIn(int exitCode, int signal, std::string_view out, std::string_view err, std::string_view candidateFile) {
  Crash crash;
  const int deadly = crashSignal(exitCode, signal);
  if (deadly != 0) {
    const char* name = sigabbrev_np(deadly);
    crash.signal = name != nullptr ? fmt::format("SIG{}", name) : fmt::format("signal {}", deadly);
  }
  for (std::string_view text : {err, out}) {
    if (findMark(text, candidateFile, crash) || findPythonException(text, candidateFile, crash)) return crash;
  }
  if (deadly == 0 && exitCode > 0) {
    crash.kind = fmt::format("{}{}", plainFailure, exitCode);
    crash.message = shortened(generalized(complaintIn(out, err)));
  }
  return crash;
}

}  // namespace

std::string complaintIn(std::string_view out, std::string_view err) {
  for (std::string_view text : {err, out})
    if (std::string line = firstComplaint(text); !line.empty()) return line;
  return lastWords(err);
}

size_t findReport(std::string_view text) {
  const StringPiece whole(text.data(), text.size());
  StringPiece found;
  for (const Mark& mark : marks())
    if (mark.expression.Match(whole, 0, whole.size(), RE2::UNANCHORED, &found, 1))
      return static_cast<size_t>(found.data() - text.data());
  return text.rfind("Traceback (most recent call last)");
}

Crash findCrash(int exitCode, int signal, std::string_view out, std::string_view err, std::string_view candidateFile) {
  if (out.find('\x1b') == out.npos && err.find('\x1b') == err.npos)
    return crashIn(exitCode, signal, out, err, candidateFile);
  return crashIn(exitCode, signal, withoutTerminalCodes(std::string(out)), withoutTerminalCodes(std::string(err)),
                 candidateFile);
}

std::string signatureOf(const Crash& crash) {
  std::vector<std::string> parts;
  if (!crash.signal.empty()) parts.push_back(crash.signal);
  if (!crash.kind.empty()) {
    parts.push_back(crash.message.empty() ? crash.kind : fmt::format("{}: {}", crash.kind, crash.message));
  }
  if (!crash.frames.empty()) parts.push_back(fmt::format("{}", fmt::join(crash.frames, " < ")));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string exactSignatureOf(const Crash& crash) {
  std::string signature = signatureOf(crash);
  return crash.place.empty() ? signature : fmt::format("{}\n{}", signature, crash.place);
}

std::string_view withoutPlace(std::string_view signature) { return signature.substr(0, signature.find('\n')); }

std::string_view placeIn(std::string_view signature) {
  const size_t end = signature.find('\n');
  return end == signature.npos ? "" : signature.substr(end + 1);
}

std::string_view failingLine(std::string_view place) { return place.substr(0, place.find(calledAt)); }

std::string_view callingLine(std::string_view place) {
  const size_t end = place.find(calledAt);
  return end == place.npos ? "" : place.substr(end + calledAt.size());
}

std::string exceptionWithoutStack(std::string_view signature) {
  static const RE2 form(R"((SIGABRT, ([\w:<>,* ]+?)): .*)");
  std::string exception, type;
  if (!RE2::FullMatch(StringPiece(signature.data(), signature.size()), form, &exception, &type)) return "";
  const bool isKind = std::ranges::any_of(marks(), [&](const Mark& mark) { return mark.kind == type; }) ||
                      type.find("Sanitizer") != type.npos || type == "libFuzzer";
  return isKind ? "" : exception;
}

bool namesPlace(std::string_view signature) {
  static const RE2 vague(R"((?:(?:SIG|signal )\w+)?(?:, )?(?:timeout|out of memory|glibc[^,]*|libFuzzer: [^,]*|)"
                         // Names with __ are the library's.
                         R"(stack overflow|assertion: (?:0|false|NULL|nullptr|.*\b__\w+[^,]*)|(?:\w+Sanitizer: )[^,]*|)"
                         R"(the test fails|exit \d+(?:: .*)?|std::bad_alloc.*|terminate called[^,]*)?)");
  return exceptionWithoutStack(signature).empty() &&
         !RE2::FullMatch(StringPiece(signature.data(), signature.size()), vague);
}

bool isCrash(std::string_view signature) { return !signature.empty() && !signature.starts_with(plainFailure); }

}  // namespace hone
