// Explains a test whose verdict on the input isn't the expected one: what happened, the likely cause, and how to repeat
// the test by hand.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

struct FirstCheck {
  std::string happened;  ///< "exited with status 1 after 0.01 s", to follow the test's name
  std::string details;   ///< indented lines, each with a line end: cause, output, folder, commands
};

/// What the run knows about its first check.
struct FirstRuns {
  Verdict verdict = Verdict::pass;
  bool timedOut = false;  ///< then each run here is limited to a few seconds
  int repeat = 1;         ///< --repeat (oracle/failure_rate.h)
  VerdictWords words = {};
};

/// Runs the test again and records evidence. If the cause isn't clear, tries variations. `spec` has the time limit of
/// the first check. `input` is the file, `text` its content. nullopt if cancelled. Throws what the test throws.
std::optional<FirstCheck> lookAtFirstCheck(const CommandSpec& spec, const std::filesystem::path& input,
                                           std::string_view text, const FirstRuns& first,
                                           const Cancellation& cancellation);

/// The shell commands that run a test on a file without hone, in a folder like the one that hone makes; one per line.
/// `input`: the file to test. Relative paths are resolved against the current directory.
std::vector<std::string> byHand(const CommandSpec& spec, const std::filesystem::path& input);

/// A sentence with the likely cause and its remedy, judged by the test's end and output; empty if there is no
/// indication. `seen` must have evidence. Looks in the current directory and beside the script for files that the test
/// named. `input`: the file that is reduced.
std::string likelyCause(const CommandSpec& spec, const std::filesystem::path& input, const TestResult& seen);

/// For a test that ends the launcher.
inline constexpr const char* killsItsParent =
    "the test kills its parent process, which is part of hone: leave out kill $PPID and the like";

}  // namespace hone
