// The options that commands share: those of languages, and of runs with a test.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/run_options.h"
#include "options/options.h"

namespace hone {

/// `testCommand`: the arguments after "--".
void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought = Sought::failure);

/// --language, --grammar, --start.
void addLanguageOptions(CLI::App& command, LanguageChoice& choice);
/// --no-islands; by default the choice has islands.
void addIslandOptions(CLI::App& command, LanguageChoice& choice);

/// Adds the options for input, output, jobs, limits, statistics and messages.
/// `inputs`: where several inputs go; null: the command takes one.
void addRunOptions(CLI::App& command, RunOptions& options, std::vector<std::filesystem::path>* inputs = nullptr);
/// Parts of them: jobs, time limits and stored verdicts; messages and the file of options; the farm.
void addResourceOptions(CLI::App& command, RunOptions& options);
void addMessageOptions(CLI::App& command, RunOptions& options);
void addFarmOptions(CLI::App& command, RunOptions& options);

/// Adds --bundle, for modes whose result is a failing text.
void addBundleOption(CLI::App& command, RunOptions& options);
/// Makes --bundle an error with this reason: "--bundle packs a failure, but ...".
void refuseBundle(CLI::App& command, std::string_view reason);

}  // namespace hone
