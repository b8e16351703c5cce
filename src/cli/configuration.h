// Reads options from the environment and from the file of --config.
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

namespace hone {

inline constexpr const char* configurationHelp =
    "a TOML file of options, a line NAME = VALUE for each: language = \"json\"";

/// Adds --config FILE. Does nothing if the command has no options, or already has this one.
void addConfiguration(CLI::App& command);

/// The origin of option values that aren't on the command line: for "--jobs", HONE_JOBS or FILE:LINE: jobs.
using Sources = std::map<std::string, std::string>;

/// The arguments, plus options from environment variables (HONE_MAX_TESTS for --max-tests) and from the --config file,
/// if there is one. The command line overrides the environment, which overrides the file. `arguments` begin with the
/// command's name. Throws UserError, also for an option that no command has.
std::vector<std::string> withConfiguration(const CLI::App& program, std::vector<std::string> arguments,
                                           Sources& sources);

}  // namespace hone
