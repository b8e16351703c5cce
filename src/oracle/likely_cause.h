// Guesses why a test's verdict on the input isn't the expected one: the common errors in tests.
#pragma once

#include <filesystem>
#include <string>

#include "oracle/command.h"
#include "oracle/test.h"

namespace hone {

/// A sentence with the likely cause and its remedy, judged by the test's end and output; empty if there is no
/// indication. `seen` must have evidence. Looks in the current directory and beside the script for files that the test
/// named. `input`: the file that is reduced.
std::string likelyCause(const CommandSpec& spec, const std::filesystem::path& input, const TestResult& seen);

/// For a test that ends the launcher.
inline constexpr const char* killsItsParent =
    "the test kills its parent process, which is part of hone: leave out kill $PPID and the like";

}  // namespace hone
