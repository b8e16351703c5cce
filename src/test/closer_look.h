// One more run of a test, to show people how it ended and what it printed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// True where each candidate has a process of its own, whose two streams are the test's.
bool isProcess(const CommandSpec& spec);

/// Runs the test on the text; the result has evidence. nullopt where cancelled. Throws what the test throws.
std::optional<TestResult> lookCloser(CommandSpec spec, std::string_view text, const Cancellation& cancellation);

/// "exited with status 1 after 0.01 s", to follow the test's name. `seen` must have evidence.
std::string happened(const CommandSpec& spec, const TestResult& seen);

/// The last lines of an output, as they are: at most ten, and 200 bytes of each; without their ends.
std::vector<std::string> lastLines(std::string_view output);

}  // namespace hone
