// Reads options from the environment and from the file of --config.
#pragma once

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <string_view>
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

// Reads files of options, for --config: the part of TOML that options need.

struct Setting {
  std::string table;  ///< empty: top level
  std::string key;
  std::vector<std::string> values;  ///< several for a list
  size_t line = 0;                  ///< from 1
};

/// The settings in the order of the file. Strings may be "basic" or 'literal'. Numbers, true, false and other unquoted
/// words are kept unchanged. Throws UserError that begins with FILE:LINE.
std::vector<Setting> readSettings(std::string_view text, const std::string& file);

}  // namespace hone
