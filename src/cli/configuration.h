// Reads options from the environment and from the file of --config.
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

namespace hone {

inline constexpr const char* configurationHelp = "a TOML file of options: jobs = 4";

/// Adds --config FILE. Nothing where the command has no options, or has it already.
void addConfiguration(CLI::App& command);

/// Where the values of options come from that aren't on the command line: "--jobs" from HONE_JOBS, or FILE:LINE: jobs.
using Sources = std::map<std::string, std::string>;

/// The arguments, with what is given by variables, as --max-tests by HONE_MAX_TESTS, and in the --config file, if one
/// is named: the command line goes before the environment, and this before the file. `arguments` begin with the
/// command's name. Throws UserError, also for what no command has.
std::vector<std::string> withConfiguration(const CLI::App& program, std::vector<std::string> arguments,
                                           Sources& sources);

}  // namespace hone
