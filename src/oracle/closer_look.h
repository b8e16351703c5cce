// Runs a test once more, to show people how it ended and what it printed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// True if each candidate has its own process, whose output streams are those of the test.
bool isProcess(const CommandSpec& spec);

/// Runs the test on the text; the result has evidence. nullopt if cancelled. Throws what the test throws.
std::optional<TestResult> lookCloser(CommandSpec spec, std::string_view text, const Cancellation& cancellation);

/// A predicate for a sentence about the test: "exited with status 1 after 0.01 s". `seen` must have evidence.
std::string happened(const CommandSpec& spec, const TestResult& seen);

/// The lines of a program's output that tell people most about how it ended. Of a short output all lines, without line
/// ends. Of a longer one about `most`: its first error message, the beginning of its first stack, and its end, with a
/// line for each stretch between. At most 200 bytes of a line. O(output).
std::vector<std::string> excerptOf(std::string_view output, size_t most);

}  // namespace hone
