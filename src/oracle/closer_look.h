// Runs a test once more, to show people how it ended and what it printed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// True if each candidate has its own process, whose output streams are those of the test.
bool isProcess(const CommandSpec& spec);

/// Runs the test on the text; the result has evidence. nullopt if cancelled. Throws what the test throws.
std::optional<TestResult> lookCloser(CommandSpec spec, std::string_view text, const Cancellation& cancellation);

/// A predicate for a sentence about the test: "exited with status 1 after 0.01 s". `seen` must have evidence.
std::string happened(const CommandSpec& spec, const TestResult& seen);

}  // namespace hone
