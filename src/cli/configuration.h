// Options from elsewhere than the command line: variables of the environment and a file.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace hone {

/// Each long option of the command may be given by a variable: --max-tests by HONE_MAX_TESTS. Adds --config FILE.
/// Nothing where the command has no options.
void addConfiguration(CLI::App& command);

/// The arguments, those of the --config file included, if one is named: what is on the command line or in the
/// environment goes before what is in the file. `arguments` begin with the command's name. Throws UserError.
std::vector<std::string> withConfiguration(const CLI::App& program, std::vector<std::string> arguments);

}  // namespace hone
