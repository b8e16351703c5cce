// Describes an error in the command line in one line that names the remedy.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/configuration.h"

namespace hone {

/// Names what wasn't understood in the order of the command line, the nearest option or command, and the help page of
/// the command. To be called after `program` has thrown `error`. `sources`: of values from elsewhere, which the message
/// then names. `hasTestCommand`: there is one behind "--".
std::string usageError(const CLI::App& program, const CLI::ParseError& error, const Sources& sources,
                       bool hasTestCommand);

/// True where help was asked for of a command that doesn't exist.
bool helpIsMeantForUnknown(const CLI::App& program, const CLI::ParseError& error);

}  // namespace hone
