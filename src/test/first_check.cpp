// If neither the end nor the output of a test points to a cause, experiments may. If a test fails once it gets the
// candidate in the other way (as a path or on standard input), it was given the wrong one. If a test fails without its
// memory limit, the limit is too low.

#include "test/first_check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "test/by_hand.h"
#include "test/closer_look.h"
#include "test/likely_cause.h"
#include "text/visible.h"

namespace hone {
namespace {

/// For a test that is known to time out: enough time for its output before it hangs.
constexpr double longestLook = 5;

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

bool fails(const CommandSpec& spec, std::string_view candidate, const Cancellation& cancellation) {
  const std::optional<TestResult> result = lookCloser(spec, candidate, cancellation);
  return result && result->verdict == Verdict::fail;
}

/// Empty if the test's verdict is the same without its memory limit.
std::string tooLittleMemory(const CommandSpec& spec, std::string_view text, const Cancellation& cancellation) {
  CommandSpec unlimited = spec;
  unlimited.memoryBytes.reset();
  if (!spec.memoryBytes || !fails(unlimited, text, cancellation)) return "";
  return fmt::format("without the limit of memory it fails: raise --memory, which is {} MB", *spec.memoryBytes >> 20);
}

/// Empty if the test's verdict is the same when it gets the candidate in the other way.
std::string wrongWay(const CommandSpec& spec, std::string_view text, const Cancellation& cancellation) {
  const bool onInput = readsStandardInput(spec);
  if (spec.kind != TestKind::script && !onInput) return "";
  const CommandSpec other = otherWay(spec);
  // If the test then also fails for an empty candidate, it fails for another reason.
  if (!fails(other, text, cancellation) || fails(other, "", cancellation)) return "";
  return onInput ? "the command fails if it gets the candidate's path: write @@ where it belongs"
                 : "the script reads its standard input, but the candidate's path is its argument: begin it with "
                   "exec < \"$1\"";
}

std::string causeOf(const CommandSpec& spec, const TestResult& seen, std::string_view text,
                    const Cancellation& cancellation) {
  if (seen.verdict == Verdict::fail)
    return "now it failed: the test is flaky; make it deterministic, or give --repeat K";
  // Comes before other guesses: a test that lacks memory may end in many ways, even with "command not found".
  const bool experiment = isProcess(spec) && !seen.timedOut;
  std::string cause = experiment ? tooLittleMemory(spec, text, cancellation) : "";
  if (cause.empty()) cause = likelyCause(spec, seen);
  if (cause.empty() && experiment) cause = wrongWay(spec, text, cancellation);
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

}  // namespace

std::optional<FirstCheck> lookAtFirstCheck(const CommandSpec& spec, const std::filesystem::path& input,
                                           std::string_view text, bool timedOut, const Cancellation& cancellation) {
  CommandSpec watched = spec;
  if (timedOut) watched.timeoutSeconds = std::min(spec.timeoutSeconds.value_or(longestLook), longestLook);
  const std::optional<TestResult> seen = lookCloser(watched, text, cancellation);
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
