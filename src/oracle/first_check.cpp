// If neither the end nor the output of a test points to a cause, experiments may. If a test fails once it gets the
// candidate in the other way (as a path or on standard input), it was given the wrong one. If a test fails without its
// memory limit, the limit is too low. If it fails for an empty text instead, its answers may be the wrong way round.

#include "oracle/first_check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "oracle/by_hand.h"
#include "oracle/closer_look.h"
#include "oracle/excerpt.h"
#include "oracle/likely_cause.h"
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

}  // namespace hone
