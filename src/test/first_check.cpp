// Where neither the end nor the output of a test points to a cause, experiments may: a test that says "fail" once the
// candidate comes by the other way (a path, standard input) reads the wrong one, and one that does without its limit of
// memory has too little.

#include "test/first_check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "test/by_hand.h"
#include "test/likely_cause.h"
#include "test/make_test.h"

namespace hone {
namespace {

/// At a test that is known not to end in time: enough for what it says before it hangs.
constexpr double longestLook = 5;
constexpr size_t shownLines = 10;
constexpr size_t shownOfLine = 200;

bool isProcess(const CommandSpec& spec) { return spec.kind == TestKind::script || spec.kind == TestKind::command; }

std::optional<TestResult> look(CommandSpec spec, std::string_view text, const Cancellation& cancellation) {
  spec.keepEvidence = true;
  return makeTest(std::move(spec))->makeWorker()->run(text, cancellation);
}

std::string seconds(double value) {
  // Without an exponent.
  return fmt::format("{:.3g} s", std::round(value * 1e4) / 1e4);
}

/// A line as a terminal may show it.
std::string shown(std::string_view line) {
  std::string text(line);
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
  return text;
}

std::string nameOfSignal(int signal) {
  const char* abbreviation = sigabbrev_np(signal);
  return abbreviation != nullptr ? fmt::format("SIG{}", abbreviation) : fmt::format("signal {}", signal);
}

std::string happened(const CommandSpec& spec, const TestResult& seen) {
  if (seen.timedOut) return fmt::format("did not end within {}", seconds(spec.timeoutSeconds.value_or(seen.seconds)));
  std::string how;
  if (spec.kind == TestKind::server)
    how = fmt::format("answered '{}'", shown(seen.evidence->out.substr(0, shownOfLine)));
  else if (seen.signal != 0)
    how = fmt::format("was ended by {}", nameOfSignal(seen.signal));
  else
    how = fmt::format("{} {}", spec.kind == TestKind::library ? "returned" : "exited with status", seen.exitCode);
  return fmt::format("{} after {}", how, seconds(seen.seconds));
}

/// The rules, or what stands for a failure without any.
std::string wanted(const CommandSpec& spec) {
  if (spec.kind == TestKind::server) return "the answer 0 or fail";
  if (spec.rules.empty()) return spec.kind == TestKind::library ? "0" : "exit status 0";
  std::string rules = spec.rules.description();
  rules.pop_back();  // the end of its last line
  std::ranges::replace(rules, '\n', ' ');
  return rules;
}

/// Some lines, without their ends.
std::vector<std::string> lastLines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty() && lines.size() < shownLines) {
    if (text.back() == '\n') text.remove_suffix(1);
    const size_t begin = text.rfind('\n') + 1;  // npos + 1 is 0
    lines.emplace(lines.begin(), text.substr(begin, shownOfLine));
    text = text.substr(0, begin);
  }
  return lines;
}

/// The candidate where the other kind of test has it: on standard input, or as an argument.
CommandSpec otherWay(CommandSpec spec) {
  if (readsStandardInput(spec)) {
    spec.argv.emplace_back("@@");
  } else {
    spec.kind = TestKind::command;
    spec.argv.front() = std::filesystem::absolute(spec.argv.front());
  }
  return spec;
}

/// What an experiment finds out; empty where none changes the verdict.
std::string causeByExperiment(const CommandSpec& spec, std::string_view text, const Cancellation& cancellation) {
  auto fails = [&](const CommandSpec& other, std::string_view candidate) {
    const std::optional<TestResult> result = look(other, candidate, cancellation);
    return result && result->verdict == Verdict::fail;
  };
  if (spec.memoryBytes) {
    CommandSpec unlimited = spec;
    unlimited.memoryBytes.reset();
    if (fails(unlimited, text))
      return fmt::format("without the limit of memory it fails: raise --memory, which is {} MB",
                         *spec.memoryBytes >> 20);
  }
  const bool onInput = readsStandardInput(spec);
  if (spec.kind != TestKind::script && !onInput) return "";
  const CommandSpec other = otherWay(spec);
  // A test that then fails for an empty candidate as well fails for another reason.
  if (!fails(other, text) || fails(other, "")) return "";
  return onInput ? "the command fails if it gets the candidate's path: write @@ where it belongs"
                 : "the script reads its standard input, but the candidate's path is its argument: begin it with "
                   "exec < \"$1\"";
}

std::string causeOf(const CommandSpec& spec, const TestResult& seen, std::string_view text,
                    const Cancellation& cancellation) {
  if (seen.verdict == Verdict::fail)
    return "now it failed: the test is flaky; make it deterministic, or give --repeat K";
  std::string cause = likelyCause(spec, seen);
  if (cause.empty() && isProcess(spec)) cause = causeByExperiment(spec, text, cancellation);
  return cause;
}

/// A label and lines beside it.
std::string entry(std::string_view label, std::vector<std::string> lines) {
  if (lines.empty()) lines = {"(nothing)"};
  std::string text;
  for (const std::string& line : lines) {
    text += fmt::format("  {:<9} {}\n", label, shown(line));
    label = "";
  }
  return text;
}

}  // namespace

std::optional<FirstCheck> lookAtFirstCheck(const CommandSpec& spec, const std::filesystem::path& input,
                                           std::string_view text, bool timedOut, const Cancellation& cancellation) {
  CommandSpec watched = spec;
  if (timedOut) watched.timeoutSeconds = std::min(spec.timeoutSeconds.value_or(longestLook), longestLook);
  const std::optional<TestResult> seen = look(watched, text, cancellation);
  if (!seen || !seen->evidence) return std::nullopt;
  FirstCheck check;
  check.happened = happened(spec, *seen);
  if (const std::string cause = causeOf(watched, *seen, text, cancellation); !cause.empty())
    check.details += entry("cause", {cause});
  check.details += entry("wanted", {wanted(spec)});
  if (isProcess(spec)) check.details += entry("stdout", lastLines(seen->evidence->out));
  check.details += entry("stderr", lastLines(seen->evidence->err));
  if (isProcess(spec)) check.details += entry("folder", {fmt::format("{}", fmt::join(seen->evidence->files, ", "))});
  if (const std::vector<std::string> commands = byHand(spec, input); !commands.empty())
    check.details += entry("by hand", commands);
  return check;
}

}  // namespace hone
