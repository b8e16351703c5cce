// Prepares the words of the command line for CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/configuration.h"

namespace hone {

/// `hone help [COMMAND]` becomes `hone [COMMAND] --help`; options as other tools spell them become ours (cli/peers.h);
/// options of a configuration file are appended (cli/configuration.h); and an INPUT that follows the values of an
/// option with several of them, as in `--with config.h crash.c`, goes before all options. Throws UserError.
std::vector<std::string> preparedArguments(const CLI::App& program, std::vector<std::string> words, Sources& sources);

/// The command that the words begin with, `grammar check` included; the program itself where there is none.
const CLI::App& calledCommand(const CLI::App& program, const std::vector<std::string>& words);

/// True of an option that takes all words up to the next option.
bool takesList(const CLI::Option& option);

}  // namespace hone
