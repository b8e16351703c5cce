// Describes an error in the command line: one line that names the remedy.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/configuration.h"

namespace hone {

/// Names the arguments that weren't understood, in the order of the command line, the most similar option or command,
/// and the command's help page. Call this after `program` has thrown `error`. `sources`: for values from elsewhere, the
/// origin to name. `hasTestCommand`: there is a command after "--".
std::string usageError(const CLI::App& program, const CLI::ParseError& error, const Sources& sources,
                       bool hasTestCommand);

/// True if the user asked for help on a command that doesn't exist.
bool helpIsMeantForUnknown(const CLI::App& program, const CLI::ParseError& error);

// For users who give the test as other tools want it: as an argument beside the input.

/// How to give it: "if test.sh is the test, write hone reduce in.c --test test.sh". Empty unless just one of the files
/// is executable.
std::string howToGiveTest(const std::vector<std::string>& files, std::string_view command);

/// Throws UserError with that if no test is given.
void refuseTestAmongInputs(const std::vector<std::string>& files, bool hasTest, std::string_view command);

}  // namespace hone
