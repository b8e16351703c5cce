// Prepares the arguments of the command line for CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/configuration.h"

namespace hone {

/// Turns `hone help [COMMAND]` into `hone [COMMAND] --help`. Replaces options in other tools' spelling by ours
/// (cli/peers.h). Appends the options of a configuration file (cli/configuration.h). Moves an INPUT that follows the
/// values of an option that takes a list, as in `--with config.h crash.c`, before all options. Throws UserError.
std::vector<std::string> preparedArguments(const CLI::App& program, std::vector<std::string> words, Sources& sources);

/// The command that the words begin with, such as `grammar check`; the program itself if there is none.
const CLI::App& calledCommand(const CLI::App& program, const std::vector<std::string>& words);

/// True for an option that takes no value.
bool isFlag(const CLI::Option& option);

/// True for an option that takes all words up to the next option.
bool takesList(const CLI::Option& option);

}  // namespace hone
