// Guesses why a test's verdict on the input isn't the expected one: the common errors in tests.
#pragma once

#include <string>

#include "test/command.h"
#include "test/test.h"

namespace hone {

/// A sentence with the likely cause and its remedy, by how the test ended and what it wrote; empty where nothing is
/// conspicuous. `seen` needs evidence. Looks for files that the test named in the current directory and beside the
/// script.
std::string likelyCause(const CommandSpec& spec, const TestResult& seen);

}  // namespace hone
