// Guesses why a test's verdict on the input isn't the expected one: the common errors in tests.
#pragma once

#include <string>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// A sentence with the likely cause and its remedy, judged by the test's end and output; empty if there is no
/// indication. `seen` must have evidence. Looks in the current directory and beside the script for files that the test
/// named.
std::string likelyCause(const CommandSpec& spec, const TestResult& seen);

}  // namespace hone
