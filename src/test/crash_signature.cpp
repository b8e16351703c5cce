#include "test/crash_signature.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

namespace hone {

namespace {

using re2::StringPiece;

constexpr size_t framesThatCount = 3;
constexpr std::string_view plainFailure = "exit ";

/// How a kind of crash shows in the output.
struct Mark {
  const char* name;  ///< goes before what was found
  RE2 expression;    ///< the group is what tells one crash from another
  bool quotesInput;  ///< the group may hold parts of the input, so it's generalized
};

/// The first that is found counts, so the more telling ones come first.
std::span<const Mark> marks() {
  static const Mark all[] = {
      {"", R"((?m)SUMMARY: (\w+Sanitizer: [\w-]+))", false},
      {"", R"((?m)==ERROR: (\w+Sanitizer: [\w-]+))", false},
      {"runtime error: ", R"((?m):\d+:\d+: runtime error: (.*))", true},
      {"assertion: ", R"((?m)Assertion [`'"](.*)['"] failed)", false},
      {"assertion: ", R"((?m)[Aa]ssertion failed: (.*))", true},
      {"assertion: ", R"((?m)[Aa]ssert(?:ion)? failure:? (.*))", true},
      {"unreachable: ", R"((?m)^(.*)\nUNREACHABLE executed)", true},
      {"internal compiler error: ", R"((?m)internal compiler error: (.*))", true},
      {"panic: ", R"((?m)^thread '.*' panicked at (?:')?(.*))", true},
      {"panic: ", R"((?m)^panic: (.*))", true},
      {"fatal: ", R"((?m)^LLVM ERROR: (.*))", true},
  };
  return all;
}

/// Numbers, quoted texts and folders stand for themselves no more.
std::string generalized(std::string text) {
  static const RE2 quoted(R"('[^'\n]*'|"[^"\n]*"|`[^`'\n]*[`']|‘[^’\n]*’)"), folder(R"((?:[\w.+-]*/)+)"),
      number(R"(\b(?:0x[0-9a-fA-F]+|\d+)\b)");
  RE2::GlobalReplace(&text, quoted, "_");
  RE2::GlobalReplace(&text, folder, "");
  RE2::GlobalReplace(&text, number, "_");
  return text.substr(0, 200);
}

/// Functions that every crash of a kind has on its stack.
bool belongsToCrashing(std::string_view function) {
  static const RE2 expression(
      R"((?:__)?(?:GI_)?_?_?(?:abort|raise|gsignal|pthread_kill.*|assert_fail.*|assert.*_perror.*|libc_start.*|restore_rt|)"
      R"(kernel_vsyscall|die|terminate|cxa_throw|rust_begin_unwind)|__interceptor_.*|__asan.*|__ubsan.*|__sanitizer.*|)"
      R"(std::terminate.*|core::panicking.*|std::panicking.*|llvm::sys::PrintStackTrace.*|llvm::sys::RunSignalHandlers.*|)"
      R"(llvm::sys::CleanupOnSignal.*|CrashRecoverySignalHandler.*|SignalHandler.*|crash_signal.*|panic|runtime\..*|)"
      R"(diagnostic_.*|internal_error.*|fancy_abort.*)");
  return RE2::FullMatch(StringPiece(function.data(), function.size()), expression);
}

void addFrames(std::string_view text, const RE2& expression, std::vector<std::string>& frames) {
  StringPiece rest(text.data(), text.size());
  std::string function;
  while (frames.size() < framesThatCount && RE2::FindAndConsume(&rest, expression, &function)) {
    if (!belongsToCrashing(function)) frames.push_back(function);
  }
}

struct Found {
  std::string what;
  std::vector<std::string> frames;
};

/// An exception with the stack below it, innermost function first.
std::optional<Found> uncaughtException(std::string_view text) {
  static const RE2 java(
      R"re((?m)^(?:Exception in thread "[^"]*" |Caused by: )?((?:[a-zA-Z_$][\w$]*\.)+[A-Z][\w$]*)(?:: .*)?\n\s+at )re"),
      javaFrame(R"((?m)^\s+at (?:[\w.@-]+/)*([\w.$<>]+)\()"),
      script(R"((?m)^(?:Uncaught )?([A-Z]\w*(?:Error|Exception)\b)[^\n]*\n(?:.*\n)??\s+at )"),
      scriptFrame(R"((?m)^\s+at (?:async |new )?([^\s()]+) \()");
  StringPiece rest(text.data(), text.size());
  Found found;
  for (auto [exception, frame] : {std::pair(&java, &javaFrame), std::pair(&script, &scriptFrame)}) {
    StringPiece match;
    rest = StringPiece(text.data(), text.size());
    if (!RE2::FindAndConsume(&rest, *exception, &found.what)) continue;
    const size_t start = static_cast<size_t>(rest.data() - text.data());
    // The match ends behind the first "at".
    addFrames(text.substr(text.rfind('\n', start - 1) + 1), *frame, found.frames);
    return found;
  }
  return std::nullopt;
}

/// Python prints the innermost function last, and the exception behind it.
std::optional<Found> uncaughtPython(std::string_view text) {
  static const RE2 frame(R"re((?m)^\s+File "(?:[^"\n]*/)?([^"/\n]*)", line \d+, in (\S+))re"),
      exception(R"((?m)^([A-Za-z_][\w.]*)(?::.*)?$)");
  const size_t start = text.rfind("Traceback (most recent call last)");
  if (start == std::string_view::npos) return std::nullopt;
  StringPiece rest(text.data() + start, text.size() - start);
  Found found;
  std::string file, function;
  while (RE2::FindAndConsume(&rest, frame, &file, &function)) found.frames.push_back(file + ":" + function);
  RE2::FindAndConsume(&rest, exception, &found.what);
  std::reverse(found.frames.begin(), found.frames.end());
  found.frames.resize(std::min(found.frames.size(), framesThatCount));
  return found;
}

std::optional<Found> findCrash(std::string_view text) {
  const StringPiece whole(text.data(), text.size());
  for (const Mark& mark : marks()) {
    std::string what;
    if (!RE2::PartialMatch(whole, mark.expression, &what)) continue;
    Found found{mark.name + (mark.quotesInput ? generalized(what) : what), {}};
    static const RE2 native(R"((?m)^\s*#\d+:?\s+(?:0x[0-9a-fA-F]+\s+)?(?:in )?([^\s(]+))"),
        compiler(R"((?m)^0x[0-9a-f]+ ([^\s(]+))");
    addFrames(text, native, found.frames);
    if (found.frames.empty()) addFrames(text, compiler, found.frames);
    return found;
  }
  if (auto found = uncaughtPython(text)) return found;
  return uncaughtException(text);
}

/// Of a process, or of one below a shell, as the shell's exit code tells it.
int crashSignal(int exitCode, int signal) {
  if (signal != 0) return signal;
  for (int deadly : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS}) {
    if (exitCode == 128 + deadly) return deadly;
  }
  return 0;
}

std::string firstComplaint(std::string_view text) {
  static const RE2 expression(R"((?mi)^(.*\b(?:error|fatal|exception|failed|failure|abort|invalid|cannot|can't).*)$)");
  std::string line;
  RE2::PartialMatch(StringPiece(text.data(), text.size()), expression, &line);
  return generalized(line);
}

}  // namespace

std::string crashSignature(int exitCode, int signal, std::string_view out, std::string_view err) {
  std::vector<std::string> parts;
  const int deadly = crashSignal(exitCode, signal);
  if (deadly != 0) {
    const char* name = sigabbrev_np(deadly);
    parts.push_back(name != nullptr ? fmt::format("SIG{}", name) : fmt::format("signal {}", deadly));
  }
  std::optional<Found> found = findCrash(err);
  if (!found) found = findCrash(out);
  if (found) {
    if (!found->what.empty()) parts.push_back(found->what);
    if (!found->frames.empty()) parts.push_back(fmt::format("{}", fmt::join(found->frames, " < ")));
  }
  if (parts.empty() && exitCode > 0) {
    std::string complaint = firstComplaint(err);
    if (complaint.empty()) complaint = firstComplaint(out);
    return fmt::format("{}{}{}{}", plainFailure, exitCode, complaint.empty() ? "" : ": ", complaint);
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

bool isCrash(std::string_view signature) { return !signature.empty() && !signature.starts_with(plainFailure); }

}  // namespace hone
